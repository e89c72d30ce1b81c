import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { company } from "../../site/company.ts";
import { ErrorContent } from "../../site/error-page.tsx";

export function OfficeError({ error }: { error: unknown }) {
	const t = useTexts("officeErrors");
	return (
		<ErrorContent error={error} home={{ path: "/admin/dashboard", words: t("dashboard") }} notFound={<NotInOffice />} />
	);
}

function NotInOffice() {
	const t = useTexts("notFound");
	const officeText = useTexts("officeErrors");
	return (
		<div className="page-width py-16">
			<title>{`${t("title")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{officeText("notFoundText")}</p>
			<LocalLink to="/admin/dashboard" className={buttonLook({ className: "mt-8" })}>
				{officeText("dashboard")}
			</LocalLink>
		</div>
	);
}
