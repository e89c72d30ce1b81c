import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { useCompany } from "../../company/use-company.ts";
import { ErrorContent } from "../error-page.tsx";

/** An error in the back office, with a link to its dashboard. */
export function OfficeError({ error }: { error: unknown }) {
	const t = useTexts("officeErrors");
	return (
		<ErrorContent error={error} home={{ path: "/admin/dashboard", words: t("dashboard") }} notFound={<NotInOffice />} />
	);
}

function NotInOffice() {
	const t = useTexts("notFound");
	const officeText = useTexts("officeErrors");
	const { name } = useCompany();
	return (
		<div className="page-width py-16">
			<title>{`${t("title")} | ${name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{officeText("notFoundText")}</p>
			<LocalLink to="/admin/dashboard" className={buttonLook({ className: "mt-8" })}>
				{officeText("dashboard")}
			</LocalLink>
		</div>
	);
}
