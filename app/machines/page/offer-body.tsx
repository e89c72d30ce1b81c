import type { PageTexts } from "../../texts/public/de/pages.ts";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { PageTextsProvider, useTexts, useLanguage, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { isGone } from "../is-gone.ts";
import type { SheetRow, OfferCard as Card } from "../offer.ts";
import type { OfferDetail } from "../offers.server.ts";
import { WrittenText } from "../../foundation/ui/written-text.tsx";
import { mdiBellOutline, mdiFileDownloadOutline, mdiPlay } from "@mdi/js";
import { useState } from "react";
import { size } from "../../foundation/i18n/bytes.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { OfferCard } from "../offer-card.tsx";
import { OfferLines } from "../chosen/offer-lines.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { CroppedPicture } from "../../media/image.tsx";
import type { Video } from "./video.ts";

/** A machine's data and description. `texts` are those that not every machine or reader needs. */
export function OfferBody({ offer, texts }: { offer: OfferDetail; texts: Partial<PageTexts> }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	return (
		<PageTextsProvider texts={texts}>
			<div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-10">
				<section>
					<h2 className="text-2xl">{t("detailData")}</h2>
					<OfferData offer={offer} />
				</section>
				<section className="empty:hidden">
					{offer.description && (
						<>
							<h2 className="text-2xl">{t("detailDescription")}</h2>
							{offer.descriptionLanguage !== language && <p className="mt-2 text-muted">{t("notTranslated")}</p>}
							<WrittenText
								text={offer.description}
								language={offer.descriptionLanguage}
								heading="h3"
								className="mt-4 max-w-[68ch] text-[1.0625rem]"
							/>
						</>
					)}
					{offer.video && <OfferVideo offer={offer} video={offer.video} />}
					<OfferPapers offer={offer} />
				</section>
			</div>
		</PageTextsProvider>
	);
}

/** The rows of every machine, then its own figures. Rows for staff appear only if `offer` has their data. */
function OfferData({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const field = useTexts("offerField");
	const category = [offer.mainCategory, offer.subcategory]
		.filter((word) => word !== null)
		.map((word) => t(`category.${word}`));
	const own = [
		{ name: "nr", label: t("detailNumber"), value: String(offer.nr) },
		{ name: "category", label: field("category"), value: category.join(" – ") },
	];
	// A draft may have no category yet.
	const known = own.filter(({ value }) => value).map((row) => ({ ...row, group: "" }));
	const rows = [...known, ...offer.sheet];
	const groups = [...new Set(rows.map(({ group }) => group))];
	return (
		<table className="mt-4 w-full table-fixed border-collapse text-left">
			{groups.map((group) => (
				<tbody key={group} className="xl:grid xl:grid-cols-2 xl:gap-x-10">
					{group && (
						<tr className="xl:col-span-2 xl:flex print:col-span-2 print:flex">
							<th scope="rowgroup" colSpan={2} className="pt-6 pb-1 text-lg font-bold">
								{group}
							</th>
						</tr>
					)}
					{rows
						.filter((row) => row.group === group)
						.map((row) => (
							<Row key={row.name} {...row} />
						))}
				</tbody>
			))}
		</table>
	);
}

/** A longer value has the width of both columns. */
const LONG_VALUE = 50;

/** Rows for staff are not printed, because paper goes to customers. */
function Row({ label, value, staff }: SheetRow) {
	const note = useTexts("staffOnly");
	const isLong = value.length > LONG_VALUE;
	return (
		<tr
			className={`break-inside-avoid border-b border-line align-top xl:flex ${isLong ? "xl:col-span-2 print:col-span-2" : ""} ${staff ? "print:hidden" : "print:flex"}`}
		>
			<th
				scope="row"
				className={`long-words w-[54%] py-2.5 pr-3 text-[0.9375rem] font-normal text-muted sm:w-[45%] xl:shrink-0 ${isLong ? "xl:w-[25%] print:w-[22.5%]" : "xl:w-[52%]"}`}
			>
				{longWords(label)}
			</th>
			<td className="py-2.5 font-semibold wrap-anywhere">
				{longWords(value)} {staff && <span className="block text-sm font-normal text-muted">({note("note")})</span>}
			</td>
		</tr>
	);
}

function OfferPapers({ offer }: { offer: OfferDetail }) {
	const t = useTexts("papers");
	const language = useLanguage();
	const here = useLocalPath();
	if (offer.documents.length === 0) return null;
	return (
		<div className="mt-10">
			<h2 className="text-2xl">{t("title")}</h2>
			<ul className="mt-4 grid gap-2">
				{offer.documents.map(({ id, address, kind, title, titleLanguage, bytes }) => (
					<li key={id} className="break-inside-avoid">
						<a
							href={here(address)}
							className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-amber"
						>
							<Icon path={mdiFileDownloadOutline} size={24} className="shrink-0" />
							<span className="min-w-0">
								<span lang={titleLanguage} className="block font-semibold [overflow-wrap:anywhere]">
									{title || t(`kind.${kind}`)}
								</span>
								<span className="block text-sm text-muted">
									{t(`kind.${kind}`)}
									{" · "}
									<span>{t("size", { size: size(language, bytes) })}</span>
								</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** For a machine that is not available: similar ones that are, beside a sold one also others, and a search alert. */
export function Alternatives({ offer, similar }: { offer: OfferDetail; similar: Card[] }) {
	const t = useTexts("angebot");
	const { type, mainCategory: category, subcategory } = offer;
	const search = new URLSearchParams({ type, category, ...(subcategory && { sub: subcategory }) });
	const shown = similar.filter((one) => isGone(offer.availability) || one.availability === "available");
	return (
		<section className="mt-4 mb-6 print:hidden">
			{shown.length > 0 && (
				<>
					<h2 className="mb-3 text-xl">{t(`similar.${shown[0]!.type}`)}</h2>
					<OfferLines offers={shown} />
				</>
			)}
			<LinkButton to={`/suchauftrag?${search}`} kind="secondary" className="mt-4">
				<Icon path={mdiBellOutline} size={20} className="shrink-0" /> {t("alert")}
			</LinkButton>
		</section>
	);
}

export function SimilarOffers({ offers }: { offers: Card[] }) {
	const t = useTexts("angebot");
	if (offers.length === 0) return null;
	return (
		<section className="mt-16 print:hidden">
			<h2 className="text-2xl sm:text-3xl">{t(`similar.${offers[0]!.type}`)}</h2>
			<div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				{offers.map((offer) => (
					<OfferCard key={offer.id} offer={offer} heading="h3" />
				))}
			</div>
		</section>
	);
}

const takeFocus = (frame: HTMLElement | null) => frame?.focus();

/** A film of the machine. The platform learns of visitors only once they ask for its player. */
function OfferVideo({ offer, video }: { offer: OfferDetail; video: Video }) {
	const t = useTexts("papers");
	const [playing, setPlaying] = useState(false);
	const cover = offer.pictures[0];
	return (
		<div className="mt-10 max-w-[68ch] print:hidden">
			<h2 className="text-2xl">{t("videoTitle")}</h2>
			<div className="relative mt-4 aspect-video overflow-hidden rounded-md bg-graphite">
				{playing ? (
					<iframe
						ref={takeFocus}
						src={video.player}
						title={t("videoOf", { name: offer.name })}
						className="absolute inset-0 size-full border-0"
						allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
						// YouTube plays nothing for a page that sends no referrer.
						referrerPolicy="strict-origin-when-cross-origin"
					/>
				) : (
					<a
						href={video.page}
						rel="noopener noreferrer"
						onClick={(event) => {
							event.preventDefault();
							setPlaying(true);
						}}
						className="absolute inset-0 grid place-items-center"
					>
						{cover && (
							<CroppedPicture
								picture={{ ...cover, alt: "" }}
								sizes="(min-width: 64rem) 40rem, 92vw"
								className="absolute inset-0 size-full object-cover"
							/>
						)}
						<span className="relative flex min-h-12 items-center gap-2 rounded-sm bg-amber px-5 font-bold text-on-amber">
							<Icon path={mdiPlay} size={24} /> {t("videoPlay")}
						</span>
					</a>
				)}
			</div>
			{!playing && <p className="mt-3 text-sm text-muted">{t("videoText", { platform: video.platform })}</p>}
		</div>
	);
}
