import { data } from "react-router";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useLocalPath, usePaginationTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { newsPage } from "../../news/news.server.ts";
import { NewsCard } from "../../news/news-card.tsx";
import { cachedValues, publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { pageNumber } from "../../foundation/ui/page-number.ts";
import { Pagination, titleOf } from "../../foundation/ui/pagination.tsx";
import type { Route } from "./+types/news";

const parameters = { page: cachedValues.page };

export const loader = publicLoader(parameters, async ({ search, language, context }) => {
	const texts = pageTexts(language, "news", "pagination");
	try {
		return data({ ...(await newsPage(pageNumber(search), language)), texts, failed: false });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the news could not be read");
		return data({ items: [], page: 1, pages: 1, texts, failed: true }, { status: 503 });
	}
});

export default pageOfTexts(function NewsArchive({ loaderData: { items, page, pages, failed } }: Route.ComponentProps) {
	const t = useTexts("news");
	const errors = useTexts("errors");
	const localPath = useLocalPath();
	const words = usePaginationTexts(page, pages);
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta
				title={titleOf(t("archiveTitle"), page, words)}
				description={t("archiveDescription")}
				search={page > 1 ? `?page=${page}` : ""}
			/>
			<h1 className="text-4xl sm:text-5xl">{t("archiveTitle")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("archiveDescription")}</p>
			<div className="mt-8">
				{failed && <Failure title={errors("fetchErrorTitle")} text={errors("fetchNewsError")} />}
				{!failed && items.length === 0 && <p className="text-lg">{t("empty")}</p>}
				<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
					{items.map((item, i) => (
						<NewsCard key={item.id} item={item} first={i === 0} />
					))}
				</div>
			</div>
			<Pagination
				page={page}
				pages={pages}
				address={(other) => localPath("/newsarchiv") + (other > 1 ? `?page=${other}` : "")}
				words={words}
			/>
		</div>
	);
});
