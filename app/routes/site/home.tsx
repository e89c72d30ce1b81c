import { data } from "react-router";
import { newestNews } from "../../news/news.server.ts";
import { NewsTicker } from "../../news/news-card.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { CallToAction } from "../../site/call-to-action.tsx";
import { JsonLd, localBusiness } from "../../site/json-ld.tsx";
import { company } from "../../site/company.ts";
import { Failure } from "../../foundation/ui/failure.tsx";
import { newestOffers } from "../../machines/offers.server.ts";
import { stockByCategory } from "../../machines/list/offer-list.server.ts";
import { OfferCard } from "../../machines/offer-card.tsx";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { Hero } from "../../site/pictures/hero.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/home";

const FEATURED_OFFERS = 3;
const TICKER_NEWS = 3;

export const loader = publicLoader({}, async ({ language, context }) => {
	const { log } = context.get(requestContext);
	// Offers, news and stock load independently: if one can't be read, its section says so.
	const orNull = <T,>(read: Promise<T>) =>
		read.catch((error: unknown) => (log.error({ err: error }, "a part of the home page could not be read"), null));
	const [offers, news, stock] = await Promise.all([
		orNull(newestOffers(FEATURED_OFFERS, language)),
		orNull(newestNews(TICKER_NEWS, language)),
		orNull(stockByCategory(language)),
	]);
	return data(
		{ offers, news, stock, texts: pageTexts(language, "home") },
		{ status: offers && news && stock ? 200 : 503 },
	);
});

export default pageOfTexts(function HomePage({ loaderData: { offers, news, stock } }: Route.ComponentProps) {
	const t = useTexts("home");
	const errors = useTexts("errors");
	const { spans, answer: promise } = useOpeningHours();
	const nav = useTexts("nav");
	const footer = useTexts("footer");
	const help = [
		{ to: "/kontakt?service=dringend", label: nav("urgent") },
		{ to: "/beratung", label: nav("consultation") },
		{ to: "/inzahlungnahme", label: nav("tradeIn") },
		{ to: "/suchauftrag", label: nav("alert") },
	];
	const links: typeof stock = { ...stock, "/service": help };
	return (
		<>
			<PageMeta title={t("pageTitle")} />
			<JsonLd data={(site) => localBusiness(site, spans)} />
			<Hero />
			<section className="featured">
				<div className="page-width">
					<div className="flex flex-wrap items-end justify-between gap-4">
						<h2 className="text-3xl sm:text-4xl">{t("featuredTitle")}</h2>
						<LinkButton to="/angebot/kaufen" kind="secondary">
							{t("allOffers")}
						</LinkButton>
					</div>
					{offers === null ? (
						<Failure title={errors("fetchErrorTitle")} text={errors("fetchErrorAngebote")} className="mt-8" />
					) : offers.length === 0 ? (
						<div className="no-hits mt-8">
							<h3 className="text-xl">{t("emptyTitle")}</h3>
							<p className="mt-2 text-muted">{t("emptyText", { phone: company.phone })}</p>
						</div>
					) : (
						<div className="featured-cards">
							{offers.map((offer) => (
								<OfferCard key={offer.id} offer={offer} heading="h3" wide="(min-width: 48rem) 30vw" />
							))}
						</div>
					)}
				</div>
			</section>
			<section className="page-width pt-16 sm:pt-20">
				<h2 className="text-3xl sm:text-4xl">{t("servicesTitle")}</h2>
				<ul className="service-cards">
					{(["/angebot/kaufen", "/angebot/mieten", "/service"] as const).map((path, i) => (
						<li key={path}>
							<h3 className="text-2xl">
								<LocalLink to={path}>{t(`service${(i + 1) as 1 | 2 | 3}Title`)}</LocalLink>
							</h3>
							<p className="mt-1 text-muted">{t(`service${(i + 1) as 1 | 2 | 3}Text`)}</p>
							<ul>
								{(links[path] ?? []).map(({ to, label }) => (
									<li key={to}>
										<LocalLink to={to}>{label}</LocalLink>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</section>
			<section className="page-width pt-16 sm:pt-20">
				<h2 className="text-3xl sm:text-4xl">{t("whyTitle")}</h2>
				<ul className="why-us">
					{([1, 2, 3, 4] as const).map((n) => (
						<li key={n}>
							<h3 className="text-xl">{t(`why${n}Title`)}</h3>
							<p className="mt-2 text-muted">{t(`why${n}Text`, { promise })}</p>
						</li>
					))}
				</ul>
			</section>
			<section className="page-width pt-16 sm:pt-20">
				<h2 className="label-caps">{t("partnersTitle")}</h2>
				<ul className="partners">
					{company.partners.map(({ name, url }) => (
						<li key={name}>
							<a href={url} target="_blank" rel="noopener noreferrer">
								{name}
								<span className="sr-only">{footer("newTab")}</span>
							</a>
						</li>
					))}
				</ul>
			</section>
			<section className="about-us page-width">
				<h2 className="text-3xl sm:text-4xl">{t("aboutTitle")}</h2>
				<div>
					<p>{t("aboutText1")}</p>
					<p>{t("aboutText2")}</p>
					<LinkButton to="/ueber-uns" kind="secondary" className="mt-3">
						{t("aboutButton")}
					</LinkButton>
				</div>
			</section>
			<CallToAction title={t("ctaTitle")} text={t("ctaText")} button={t("ctaButton")} to="/maschinenfinder" />
			<NewsTicker news={news} />
		</>
	);
});
