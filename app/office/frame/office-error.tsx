import { useRouteError } from "react-router";
import { adminTexts } from "../../foundation/i18n/admin-texts.ts";
import { TextsProvider, useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
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
	const home = { path: "/admin/dashboard", words: t("dashboard"), notFound: t("notFoundText") };
	return <ErrorContent error={useRouteError()} home={home} />;
}
