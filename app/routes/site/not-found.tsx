import { data } from "react-router";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { OfferCard } from "../../machines/offer-card.tsx";
import { newestOffers } from "../../machines/offers.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/not-found";

const MACHINES = 3;

/** Without the database, the page only lacks its machines. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	const offers = await newestOffers(MACHINES, language).catch((error: unknown) => {
		context.get(requestContext).log.error({ err: error }, "the newest machines could not be read");
		return [];
	});
	return data({ offers, texts: pageTexts(language, "lostPage") }, { status: 404 });
}

/** Answers a POST to an unknown address with the error page. */
export function action() {
	throw data(null, { status: 404 });
}

export default pageOfTexts(function NotFoundPage({ loaderData: { offers } }: Route.ComponentProps) {
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
			{offers.length > 0 && (
				<section className="page-width mt-16">
					<h2 className="text-3xl sm:text-4xl">{own("newest")}</h2>
					<div className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{offers.map((offer) => (
							<OfferCard key={offer.id} offer={offer} heading="h3" />
						))}
					</div>
				</section>
			)}
		</>
	);
});
