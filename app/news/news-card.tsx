import { day } from "../foundation/i18n/format.ts";
import { LinkButton, LocalLink } from "../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { CroppedPicture, useMissing } from "../media/image.tsx";
import type { NewsCard as Card } from "./news.server.ts";
import { Failure } from "../foundation/ui/failure.tsx";

type Props = { item: Card; first?: boolean; heading?: "h2" | "h3" };

/** A news item in a list; the whole card is one link. `first` loads its picture with priority. */
export function NewsCard({ item, first = false, heading: Heading = "h2" }: Props) {
	const t = useTexts("news");
	const language = useLanguage();
	const [missing, onMissing] = useMissing();
	const picture = missing ? null : item.picture;
	return (
		<article className="linked-card one-ring group flex flex-col">
			{picture && (
				<CroppedPicture
					picture={picture}
					first={first}
					onMissing={onMissing}
					sizes="(min-width: 110rem) 34rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
					className="aspect-4/3 w-full object-cover"
				/>
			)}
			<div className={`flex grow flex-col gap-3 p-5 ${picture ? "" : "border-t-4 border-amber"}`}>
				<p className="label-caps">
					<time dateTime={item.day}>{day(language, item.day, { long: true })}</time>
				</p>
				<Heading lang={item.titleLanguage} className="text-xl leading-tight">
					<LocalLink to={`/news/${item.id}`} className="card-link">
						{item.title}
					</LocalLink>
				</Heading>
				<p lang={item.excerptLanguage} className="text-muted">
					{item.excerpt}
				</p>
				<p aria-hidden className="read-more">
					{t("readMore")}
				</p>
			</div>
		</article>
	);
}

/** The latest news on the home page; null if they could not be read. */
export function NewsTicker({ news }: { news: Card[] | null }) {
	const t = useTexts("news");
	const errors = useTexts("errors");
	return (
		<section className="page-width pt-16 sm:pt-20">
			<div className="flex flex-wrap items-end justify-between gap-4">
				<h2 className="text-3xl sm:text-4xl">{t("tickerTitle")}</h2>
				<LinkButton to="/newsarchiv" kind="secondary">
					{t("toArchive")}
				</LinkButton>
			</div>
			<div className="mt-8">
				{news === null && <Failure title={errors("fetchErrorTitle")} text={errors("fetchNewsError")} />}
				{news?.length === 0 && <p className="text-lg">{t("empty")}</p>}
				<div className="grid gap-6 sm:max-md:grid-cols-2 md:grid-cols-3">
					{news?.map((item) => (
						<NewsCard key={item.id} item={item} heading="h3" />
					))}
				</div>
			</div>
		</section>
	);
}
