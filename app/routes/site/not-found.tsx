import { data } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";

export const loader = () => data(null, { status: 404 });

/** Answers a POST to an unknown address with the error page. */
export function action() {
	throw data(null, { status: 404 });
}

export default function NotFoundPage() {
	const t = useTexts("notFound");
	const nav = useTexts("nav");
	return (
		<>
			<PageMeta title={t("title")} noIndex />
			<PageOpening caption={t("subtitle")} title={t("title")} intro={t("text")} scene="yard" alt="">
				<LinkButton to="/">{t("button")}</LinkButton>
				<LinkButton to="/angebot/kaufen" kind="secondary">
					{nav("search")}
				</LinkButton>
				<LinkButton to="/kontakt" kind="secondary">
					{nav("contact")}
				</LinkButton>
			</PageOpening>
		</>
	);
}
