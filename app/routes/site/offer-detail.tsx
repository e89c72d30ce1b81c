import { data } from "react-router";
import { config } from "../../foundation/config/config.server.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { type Language, pathIn } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { ContactBar, OfferHead, BackToList } from "../../machines/page/offer-head.tsx";
import { linkPreviewPicture } from "../../media/image-limits.ts";
import { pathOfType } from "../../machines/offer.ts";
import { OfferBody, SimilarOffers } from "../../machines/page/offer-body.tsx";
import { Printed } from "../../machines/page/printed.tsx";
import { OfferTools } from "../../machines/page/share.tsx";
import { OfferGallery } from "../../machines/page/offer-gallery.tsx";
import { offerProduct } from "../../machines/page/offer-json-ld.ts";
import { formerOffer, offerDetail, offerPreview, similarOffers } from "../../machines/offers.server.ts";
import { type PublicArgs, publicLoader } from "../../foundation/request/public-loader.server.ts";
import { plainLine } from "../../foundation/ui/written-blocks.ts";
import { previewHeaders, seesDraft } from "../../back-office/collections/preview-access.server.ts";
import { PREVIEW } from "../../content/preview/preview.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { breadcrumbs, JsonLd } from "../../site/json-ld.tsx";
import { PreviewNote } from "../../content/preview/preview-note.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/offer-detail";

const parameters = { [PREVIEW]: "uncached" } as const;

export const loader = publicLoader(parameters, async (args: PublicArgs<Route.LoaderArgs, typeof PREVIEW>) => {
	const { params, search, language, request, context } = args;
	try {
		const staff = await staffOrNull(request, context);
		const preview = seesDraft(search.get(PREVIEW), "offer", staff) ? await offerPreview(params.id, language) : null;
		const offer = preview ?? (await offerDetail(params.id, language, { forStaff: staff !== null }));
		if (!offer) return await goneOrMissing(params.id, language);
		const page = {
			state: "found" as const,
			isPreview: preview !== null,
			offer,
			similar: await similarOffers(offer, language),
			staff: staff !== null,
			texts: {
				...(staff && pageTexts(language, "staffOnly")),
				...((offer.video || offer.documents.length > 0) && pageTexts(language, "papers")),
			},
			address: config().publicUrl + pathIn(language, `/angebot/detail/${offer.id}`),
		};
		return data(page, { headers: preview ? previewHeaders : endOf(offer.soldUntil) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "an offer could not be read");
		return data({ state: "failed" as const, type: "kauf" as const, similar: [] }, { status: 503 });
	}
});

/** Tells caches and search engines until when the page of a sold machine stays; nothing if it is not sold. */
function endOf(soldUntil: string | null): Record<string, string> {
	if (soldUntil === null) return {};
	return { Expires: new Date(soldUntil).toUTCString(), "X-Robots-Tag": `unavailable_after: ${soldUntil}` };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Answers 410 with similar offers for an offer that was removed, 404 for an unknown one. */
async function goneOrMissing(id: string, language: Language) {
	const gone = await formerOffer(id);
	if (!gone) return data({ state: "missing" as const, type: "kauf" as const, similar: [] }, { status: 404 });
	const similar = await similarOffers(gone, language);
	return data({ state: "gone" as const, type: gone.type, similar }, { status: 410 });
}

export default function OfferDetailPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.state === "found") return <Found key={loaderData.offer.id} {...loaderData} />;
	return <NotFound {...loaderData} />;
}

type Loaded = Route.ComponentProps["loaderData"];
type FoundOffer = Extract<Loaded, { state: "found" }>;

function Found({ offer, isPreview, similar, staff, texts, address }: FoundOffer) {
	const t = useTexts("angebot");
	const { mainCategory } = offer;
	const list = pathOfType[offer.type];
	const isFree = offer.availability === "available";
	return (
		// The class stands before the page's content: the question about cookies is drawn before the bar has arrived.
		<div className="page-width above-contact-bar pt-2 lg:pt-10">
			<PageMeta
				title={offer.name}
				description={plainLine(offer.description)}
				picture={linkPreviewPicture(offer.pictures[0] ?? null)}
				noIndex={isPreview}
			/>
			{isPreview && <PreviewNote />}
			{offer.price !== null && <JsonLd data={(site) => offerProduct(site, { ...offer, price: offer.price! })} />}
			<JsonLd
				data={breadcrumbs(
					[t(offer.type === "miete" ? "titleMiete" : "titleKauf"), list],
					[t(`category.${mainCategory}`), `${list}?category=${encodeURIComponent(mainCategory)}`],
					[offer.name, `/angebot/detail/${offer.id}`],
				)}
			/>
			<BackToList type={offer.type} />
			<div className="mt-1 grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:mt-4 lg:grid-rows-[auto_1fr] offer-columns">
				<OfferGallery name={offer.name} pictures={offer.pictures} />
				<OfferHead offer={offer} staff={staff} similar={similar}>
					{!isPreview && <OfferTools id={offer.id} name={offer.name} address={address} />}
				</OfferHead>
				<OfferBody offer={offer} texts={texts} />
			</div>
			{isFree && <SimilarOffers offers={similar} />}
			<Printed address={address} />
			<ContactBar offer={offer} />
		</div>
	);
}

const reasons = {
	missing: ["notFoundTitle", "notFoundText"],
	gone: ["goneTitle", "goneText"],
	failed: ["errorTitle", "errorText"],
} as const;

function NotFound({ state, type, similar }: Exclude<Loaded, FoundOffer>) {
	const t = useTexts("angebot");
	const [title, text] = reasons[state];
	return (
		<div className="page-width py-20">
			<PageMeta title={t(title)} noIndex />
			<h1 className="text-4xl">{t(title)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(text)}</p>
			<LinkButton to={pathOfType[type]} className="mt-8">
				{t("detailBack.angebot")}
			</LinkButton>
			<SimilarOffers offers={similar} />
		</div>
	);
}
