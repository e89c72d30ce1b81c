import { useEffect } from "react";
import { data } from "react-router";
import { day } from "../../foundation/i18n/format.ts";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useLanguage, useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { useMissing, WholePicture } from "../../media/image.tsx";
import { linkPreviewPicture } from "../../media/image-limits.ts";
import { chosenOffers } from "../../machines/chosen/chosen-offers.server.ts";
import { OfferLines } from "../../machines/chosen/offer-lines.tsx";
import { offerIdIn } from "../../machines/offer.ts";
import { NewsTicker } from "../../news/news-card.tsx";
import { newestNews, newsItem, newsPreview } from "../../news/news.server.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { formsFor, previewHeaders, seesDraft } from "../../back-office/collections/preview-access.server.ts";
import { PREVIEW } from "../../content/preview/preview.ts";
import { PreviewNote } from "../../content/preview/preview-note.tsx";
import { type PublicArgs, publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { breadcrumbs, JsonLd, newsArticle } from "../../site/json-ld.tsx";
import { EditLink } from "../../site/edit-link.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { plainLine } from "../../foundation/ui/written-blocks.ts";
import { WrittenText } from "../../foundation/ui/written-text.tsx";
import type { Route } from "./+types/news-item";
import { BackLink } from "../../foundation/ui/back-link.tsx";

const OTHERS = 3;

const parameters = { [PREVIEW]: "uncached" } as const;

export const loader = publicLoader(parameters, async (args: PublicArgs<Route.LoaderArgs, typeof PREVIEW>) => {
	const { params, search, language, request, context } = args;
	const texts = pageTexts(language, "news", "draftPage");
	try {
		const staff = await staffOrNull(request, context);
		const preview = seesDraft(search.get(PREVIEW), "news", staff) ? await newsPreview(params.id, language) : null;
		const item = preview ?? (await newsItem(params.id, language));
		const ids = (item?.text ?? "").split("\n").flatMap((line) => offerIdIn(line.trim()) ?? []);
		const { offers } = await chosenOffers(ids, language);
		const others = item ? (await newestNews(OTHERS + 1, language)).filter(({ id }) => id !== item.id) : [];
		return data(
			{ item, offers, others, isPreview: preview !== null, forms: formsFor(staff, "news"), texts, failed: false },
			{ status: item ? 200 : 404, headers: preview ? previewHeaders : {} },
		);
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a news item could not be read");
		return data(
			{ item: null, offers: [], others: [], isPreview: false, forms: null, texts, failed: true },
			{ status: 503 },
		);
	}
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default pageOfTexts(function NewsItemPage({ loaderData: { item, failed, ...more } }: Route.ComponentProps) {
	return item ? <Found item={item} {...more} /> : <NotFound failed={failed} />;
});

type Loaded = Route.ComponentProps["loaderData"];
type FoundProps = Omit<Loaded, "item" | "failed" | "texts"> & { item: NonNullable<Loaded["item"]> };

function Found({ item, offers, others, isPreview, forms }: FoundProps) {
	const t = useTexts("news");
	const language = useLanguage();
	const [missing, onMissing] = useMissing();
	const shared = linkPreviewPicture(item.picture);
	/** A machine that has left the website since shows nothing. */
	const machine = (address: string) => {
		const id = offerIdIn(address);
		const found = offers.filter((offer) => offer.id === id);
		return id ? found.length > 0 && <OfferLines offers={found} /> : undefined;
	};
	return (
		<>
			<article className="page-width pt-6 sm:pt-10">
				<PageMeta title={item.title} description={plainLine(item.text)} picture={shared} article noIndex={isPreview} />
				{isPreview && <PreviewNote />}
				<JsonLd data={(site) => newsArticle(site, item, shared)} />
				<JsonLd data={breadcrumbs([t("archiveTitle"), "/newsarchiv"], [item.title, `/news/${item.id}`])} />
				<div className="mx-auto max-w-3xl">
					<BackLink to={useLocalPath()("/newsarchiv")}>{t("back")}</BackLink>
					<p className="label-caps mt-4">
						<time dateTime={item.day}>{day(language, item.day, { long: true })}</time>
					</p>
					<h1 lang={item.titleLanguage} className="mt-2 text-3xl sm:text-5xl">
						{item.title}
					</h1>
					{item.picture && !missing && (
						<div className="mt-6 overflow-hidden rounded-md">
							<WholePicture
								picture={item.picture}
								first
								onMissing={onMissing}
								sizes="(min-width: 56rem) 48rem, 94vw"
								className="h-auto w-full"
							/>
						</div>
					)}
					<WrittenText text={item.text} language={item.textLanguage} className="mt-8 text-lg" embed={machine} />
					{forms && <EditLink to={forms + item.id}>{t("edit")}</EditLink>}
				</div>
			</article>
			<NewsTicker news={others.slice(0, OTHERS)} />
		</>
	);
}

function NotFound({ failed }: { failed: boolean }) {
	const t = useTexts("news");
	const errors = useTexts("errors");
	const title = failed ? errors("fetchErrorTitle") : t("notFoundTitle");
	useEffect(() => {
		if (failed) showToast({ kind: "bad", title: errors("fetchErrorTitle"), text: t("fetchNewsDetailError") });
	}, [failed, errors, t]);
	return (
		<div className="page-width py-20">
			<PageMeta title={title} noIndex />
			<h1 className="text-4xl">{title}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{failed ? t("fetchNewsDetailError") : t("notFoundText")}</p>
			<LinkButton to="/newsarchiv" className="mt-8">
				{t("toArchive")}
			</LinkButton>
		</div>
	);
}
