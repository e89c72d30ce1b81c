import { data } from "react-router";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/not-found";

export function loader({ request, url }: Route.LoaderArgs) {
	return data({ texts: pageTexts(languageOf({ url, request }), "lostPage") }, { status: 404 });
}

/** Answers a POST to an unknown address with the error page. */
export function action() {
	throw data(null, { status: 404 });
}

export default pageOfTexts(function NotFoundPage() {
	const t = useTexts("notFound");
	const own = useTexts("lostPage");
	return (
		<>
			<PageMeta title={t("title")} noIndex />
			<PageOpening caption={t("subtitle")} title={t("title")} intro={t("text")} scene="yard" alt="">
				<LinkButton to="/">{t("button")}</LinkButton>
				<LinkButton to="/angebot/kaufen" kind="secondary">
					{own("machines")}
				</LinkButton>
				<LinkButton to="/kontakt" kind="secondary">
					{own("contact")}
				</LinkButton>
			</PageOpening>
		</>
	);
});
