import { ArrowLeft, Phone } from "lucide-react";
import type { MouseEvent } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { staffOn } from "../../accounts/session.server.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { languageOf } from "../../i18n/language.ts";
import { useLocalPath, useTexts } from "../../i18n/texts.tsx";
import type { OfferDetail } from "../../offers/offer.ts";
import { Availability, OfferCard } from "../../offers/offer-card.tsx";
import { OfferData } from "../../offers/offer-data.tsx";
import { OfferGallery } from "../../offers/offer-gallery.tsx";
import { offerDetail, similarOffers } from "../../offers/offers.server.ts";
import { Price } from "../../offers/price.tsx";
import { requestContext } from "../../request-context.server.ts";
import { company, phoneLink } from "../../site/company.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { buttonLook } from "../../ui/button.tsx";
import type { Route } from "./+types/offer-detail";

const SIMILAR = 3;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	try {
		const staff = await staffOn(request);
		const offer = await offerDetail(params.id, language, { forStaff: staff !== null });
		if (!offer) return data({ state: "missing" as const }, { status: 404 });
		return data({ state: "found" as const, offer, similar: await similarOffers(offer, SIMILAR, language), staff: staff !== null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "an offer could not be read");
		return data({ state: "failed" as const }, { status: 503 });
	}
}

export default function OfferDetailPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.state === "found") return <Found key={loaderData.offer.id} {...loaderData} />;
	return <NothingToShow kind={loaderData.state} />;
}

function Found({ offer, similar, staff }: { offer: OfferDetail; similar: Parameters<typeof OfferCard>[0]["offer"][]; staff: boolean }) {
	const t = useTexts("angebot");
	return (
		<div className="page-width pt-6 sm:pt-10">
			<PageMeta title={offer.name} description={offer.description.replace(/\s+/g, " ").slice(0, 155)} />
			<BackToList type={offer.type} />
			<div className="mt-4 grid items-start gap-x-10 gap-y-8 grid-cols-1 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
				<OfferGallery name={offer.name} pictures={offer.pictures} />
				<div className="lg:sticky lg:top-24">
					<p className="label-caps">
						{t(`category.${offer.subcategory ?? offer.mainCategory}`)} · {t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")}
					</p>
					<h1 lang={offer.nameLanguage} className="mt-2 text-3xl sm:text-4xl">
						{offer.name}
					</h1>
					<p className="mt-4">
						<Availability available={offer.available} />
					</p>
					<p className="mt-4 border-t-4 border-amber pt-4">
						<Price type={offer.type} cents={offer.price} size="large" />
					</p>
					<div className="mt-5 flex flex-wrap gap-3 max-lg:hidden print:hidden">
						<AskLink offer={offer} />
						<a href={phoneLink(company.phone)} className={buttonLook({ kind: "secondary" })}>
							<Phone size={18} aria-hidden /> {company.phone}
						</a>
					</div>
					<p className="mt-4 text-sm text-muted">{t("askText")}</p>
					{staff && (
						<LocalLink to={`/admin/angebot-bearbeiten/${offer.id}`} className="mt-3 inline-block font-semibold underline underline-offset-4">
							{t("edit")}
						</LocalLink>
					)}
				</div>
			</div>
			<div className="mt-12 grid gap-x-10 gap-y-10 grid-cols-1 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
				<section>
					<h2 className="text-2xl">{t("detailDescription")}</h2>
					<p lang={offer.descriptionLanguage} className="mt-4 max-w-[68ch] text-[1.0625rem] leading-relaxed whitespace-pre-line">
						{offer.description}
					</p>
				</section>
				<section>
					<h2 className="text-2xl">{t("detailData")}</h2>
					<OfferData offer={offer} />
				</section>
			</div>
			{similar.length > 0 && (
				<section className="mt-16 print:hidden">
					<h2 className="text-2xl sm:text-3xl">{t("detailSimilar")}</h2>
					<div className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{similar.map((other) => (
							<OfferCard key={other.id} offer={other} heading="h3" />
						))}
					</div>
				</section>
			)}
			<div className="contact-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_auto] gap-2 border-t border-line bg-surface p-3 lg:hidden print:hidden">
				<AskLink offer={offer} />
				<a href={phoneLink(company.phone)} className={buttonLook({ kind: "secondary" })}>
					<Phone size={18} aria-hidden /> {t("detailCall")} <span className="sr-only">{company.phone}</span>
				</a>
			</div>
		</div>
	);
}

/** Leads to the contact form with this machine in its subject. */
function AskLink({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const subject = t("detailSubject", { name: offer.name });
	return (
		<LocalLink to={`/kontakt?${new URLSearchParams({ offer: offer.id, subject })}`} className={buttonLook()}>
			{t("detailContact")}
		</LocalLink>
	);
}

/** Back to the list as it was: through the browser's history where it came from there, which restores the scroll position too. */
function BackToList({ type }: { type: "kauf" | "miete" }) {
	const t = useTexts("angebot");
	const here = useLocalPath();
	const navigate = useNavigate();
	const from = (useLocation().state as { from?: unknown } | null)?.from;
	const list = here(type === "miete" ? "/angebot/mieten" : "/angebot/kaufen");
	const known = typeof from === "string" && from.startsWith(here("/angebot/")) ? from : null;
	const goBack = (event: MouseEvent) => {
		if (!known || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void navigate(-1);
	};
	return (
		<a href={known ?? list} onClick={goBack} className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline print:hidden">
			<ArrowLeft size={18} aria-hidden /> {t("detailBack")}
		</a>
	);
}

function NothingToShow({ kind }: { kind: "missing" | "failed" }) {
	const t = useTexts("angebot");
	const words = kind === "missing" ? (["notFoundTitle", "notFoundText"] as const) : (["errorTitle", "errorText"] as const);
	return (
		<div className="page-width py-20">
			<PageMeta title={t(words[0])} noIndex />
			<h1 className="text-4xl">{t(words[0])}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(words[1])}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<LocalLink to="/angebot/kaufen" className={buttonLook()}>
					{t("detailBack")}
				</LocalLink>
			</div>
		</div>
	);
}
