import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { NewsCard as Card } from "./news.ts";
import { NewsCard } from "./news-card.tsx";

/** The latest news on the home page; null if they could not be read. */
export function NewsTicker({ news }: { news: Card[] | null }) {
	const t = useTexts("news");
	const errors = useTexts("errors");
	return (
		<section className="page-width pt-16 sm:pt-20">
			<div className="flex flex-wrap items-end justify-between gap-4">
				<h2 className="text-3xl sm:text-4xl">{t("tickerTitle")}</h2>
				<LocalLink to="/newsarchiv" className={buttonLook({ kind: "secondary" })}>
					{t("toArchive")}
				</LocalLink>
			</div>
			<div className="mt-8">
				{news === null && <Failure title={errors("fetchErrorTitle")} text={errors("fetchNewsError")} />}
				{news?.length === 0 && <p className="text-lg">{t("empty")}</p>}
				<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
					{news?.map((item) => (
						<NewsCard key={item.id} item={item} heading="h3" />
					))}
				</div>
			</div>
		</section>
	);
}
