import { useRouteError } from "react-router";
import { adminTexts } from "../../foundation/i18n/admin-texts.ts";
import { TextsProvider, useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { company } from "../../site/company.ts";
import { ErrorContent } from "../../site/error-page.tsx";
import { PageFrame } from "../../site/page-frame.tsx";

/** The error page where nobody is known to be signed in: the office's texts without its menu. */
export function ErrorWithoutMenu() {
	const language = useLanguage();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<PageFrame>
				<ErrorContent error={useRouteError()} />
			</PageFrame>
		</TextsProvider>
	);
}

export function OfficeError() {
	const t = useTexts("officeErrors");
	const error = useRouteError();
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
			<LinkButton to="/admin/dashboard" className="mt-8">
				{officeText("dashboard")}
			</LinkButton>
		</div>
	);
}
