import { lazy, Suspense } from "react";
import { data } from "react-router";
import { config } from "../../config.server.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { type Language, pathIn } from "../../i18n/language.ts";
import { pageTexts } from "../../i18n/page-texts.server.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { WANTED_FORM } from "../../offers/enquiry-link.tsx";
import { ContactBar } from "../../offers/contact-bar.tsx";
import { BackToList } from "../../offers/back-to-list.tsx";
import { linkPreviewPicture } from "../../media/image-limits.ts";
import { isGone, type OfferCard, type OfferType } from "../../offers/offer.ts";
import { NoOffer, type NoOfferKind, noOfferTitle } from "../../offers/no-offer.tsx";
import { OfferBody } from "../../offers/offer-body.tsx";
import { OfferHead } from "../../offers/offer-head.tsx";
import { OfferTools } from "../../offers/offer-tools.tsx";
import { OfferGallery } from "../../offers/offer-gallery.tsx";
import { offerProduct } from "../../offers/offer-json-ld.ts";
import { formerOffer, offerDetail, offerPreview, similarOffers } from "../../offers/offers.server.ts";
import { SheetHead } from "../../offers/sheet-head.tsx";
import { qrCode } from "../../ui/qr-code.server.ts";
import { SheetFoot } from "../../offers/sheet-foot.tsx";
import { SimilarOffers } from "../../offers/similar-offers.tsx";
import { type PublicArgs, publicLoader } from "../../public-loader.server.ts";
import { mayPreview, previewHeaders } from "../../preview-access.server.ts";
import { PREVIEW } from "../../records/preview.ts";
import { framedHost, requestContext } from "../../request-context.server.ts";
import { company, phoneLink } from "../../site/company.ts";
import { FailedRequest } from "../../site/failed-request.tsx";
import { breadcrumbs, JsonLd } from "../../site/json-ld.tsx";
import { Logo } from "../../site/logo.tsx";
import { PreviewNote } from "../../records/preview-note.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/offer-detail";

export const loader = publicLoader(
	{ topics: ["offers", "settings"], parameters: { [PREVIEW]: "uncached" } },
	async (args: PublicArgs<Route.LoaderArgs, typeof PREVIEW>) => {
		const { params, search, language, request, context } = args;
		try {
			const staff = await staffOrNull(request, context);
			const asked = { kind: "offer" as const, id: params.id, word: search.get(PREVIEW) };
			const reader = { forStaff: staff !== null };
			const preview = (await mayPreview(asked, staff)) ? await offerPreview(params.id, language, reader) : null;
			const offer = preview ?? (await offerDetail(params.id, language, reader));
			if (!offer) return await goneOrMissing(params.id, language);
			if (offer.video) context.set(framedHost, new URL(offer.video.player).origin);
			const address = config().publicUrl + pathIn(language, `/angebot/detail/${offer.id}`);
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
				formTexts: isGone(offer.availability) ? pageTexts(language, "contact") : {},
				address,
				// The request of somebody who scanned the printed sheet says so.
				code: qrCode(`${address}?von=datenblatt`),
			};
			return data(page, {
				headers: preview ? previewHeaders : offer.soldUntil === null ? {} : endOf(offer.soldUntil),
			});
		} catch (error) {
			context.get(requestContext).log.error({ err: error }, "an offer could not be read");
			return data({ state: "failed" as const, type: "kauf" as const, similar: [] }, { status: 503 });
		}
	},
);

/** The page of a sold machine tells caches and search engines until when it stays. */
function endOf(time: string): Record<string, string> {
	return { Expires: new Date(time).toUTCString(), "X-Robots-Tag": `unavailable_after: ${time}` };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** 410 and similar offers for an offer that is no longer there, 404 for an unknown one. */
async function goneOrMissing(id: string, language: Language) {
	const gone = await formerOffer(id);
	if (!gone) return data({ state: "missing" as const, type: "kauf" as const, similar: [] }, { status: 404 });
	return data(
		{ state: "gone" as const, type: gone.type, similar: await similarOffers(gone, language) },
		{ status: 410 },
	);
}

export default function OfferDetailPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.state === "found") return <Found key={loaderData.offer.id} {...loaderData} />;
	return <NotFound {...loaderData} kind={loaderData.state} />;
}

type Sheet = Extract<Route.ComponentProps["loaderData"], { state: "found" }>;

function Found({ offer, isPreview, similar, staff, texts, formTexts, address, code }: Sheet) {
	const t = useTexts("angebot");
	const rents = offer.type === "miete";
	return (
		<div className="page-width pt-6 sm:pt-10">
			<PageMeta
				title={offer.name}
				description={offer.description}
				picture={linkPreviewPicture(offer.pictures[0] ?? null)}
				unavailableAfter={offer.soldUntil}
				noIndex={isPreview}
			/>
			{isPreview && <PreviewNote />}
			<JsonLd data={(site) => offerProduct(site, offer)} />
			<JsonLd
				data={(site) =>
					breadcrumbs(site, [
						[t(rents ? "titleMiete" : "titleKauf"), rents ? "/angebot/mieten" : "/angebot/kaufen"],
						[offer.name, `/angebot/detail/${offer.id}`],
					])
				}
			/>
			<BackToList type={offer.type} />
			<SheetHead offer={offer}>
				<Logo />
			</SheetHead>
			<div
				className={`mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:mt-0 print:gap-x-8 ${offer.pictures.length > 0 ? "print:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]" : ""}`}
			>
				<OfferGallery name={offer.name} pictures={offer.pictures} />
				<OfferHead offer={offer} staff={staff} phone={{ words: company.phone, link: phoneLink(company.phone) }}>
					{!isPreview && <OfferTools id={offer.id} name={offer.name} address={address} />}
				</OfferHead>
				<OfferBody offer={offer} texts={texts} />
			</div>
			<SheetFoot
				lines={[
					company.legalName,
					`${company.street}, ${company.postalCode} ${company.city}`,
					`${company.phone} · ${company.email}`,
				]}
				address={address}
				code={code}
			/>
			<SimilarOffers offers={similar} />
			{isGone(offer.availability) && (
				<Suspense>
					<WantedForm id={WANTED_FORM} offer={offer} texts={formTexts} phone={company.phone} />
				</Suspense>
			)}
			<ContactBar offer={offer} phone={company.phone} call={phoneLink(company.phone)} />
		</div>
	);
}

// Only sold machines have it, so the pages of others do not load it.
const WantedForm = lazy(async () => ({ default: (await import("../../contact/wanted-form.tsx")).WantedForm }));

function NotFound({ kind, type, similar }: { kind: NoOfferKind; type: OfferType; similar: OfferCard[] }) {
	const t = useTexts("angebot");
	return (
		<>
			<PageMeta title={t(noOfferTitle(kind))} noIndex />
			<NoOffer kind={kind} type={type} similar={similar} note={kind === "failed" && <FailedRequest />} />
		</>
	);
}
