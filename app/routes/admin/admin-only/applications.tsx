import { applicationPage } from "../../../contact/application-list.server.ts";
import { ApplicationTable } from "../../../contact/application-table.tsx";
import { APPLICATIONS } from "../../../contact/application.ts";
import { usePageWords, useTexts } from "../../../i18n/texts.tsx";
import { SearchInput } from "../../../office/search-input.tsx";
import { unavailable } from "../../../request-context.server.ts";
import { operator } from "../../../site/company.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../ui/button.tsx";
import { pageNumber } from "../../../ui/page-number.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { Route } from "./+types/applications";

const SEARCH_LENGTH = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
	const q = (url.searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, SEARCH_LENGTH);
	const found = await applicationPage({ q, page: pageNumber(url.searchParams) }).catch(
		unavailable(context, "the applications could not be read"),
	);
	return { ...found, months: operator.applicationMonths };
}

export default function Applications({ loaderData: { q, lines, page, pages, months } }: Route.ComponentProps) {
	const t = useTexts("applications");
	const listing = useTexts("listing");
	const words = usePageWords(page, pages);
	const address = (to: number) => `${APPLICATIONS}?${new URLSearchParams({ ...(q && { q }), page: String(to) })}`;
	return (
		<div className="page-width pt-10">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{t("intro", { months })}</p>
			<form role="search" className="mt-6 flex max-w-xl gap-3">
				<SearchInput q={q} name="q" aria-label={t("search")} placeholder={t("search")} maxLength={SEARCH_LENGTH} />
				<Button type="submit" kind="secondary" className="without-script">
					{listing("searchButton")}
				</Button>
			</form>
			{lines.length > 0 ? (
				<ApplicationTable lines={lines} />
			) : (
				<p className="mt-8 text-lg">{q ? t("notFound", { text: q }) : t("empty")}</p>
			)}
			<Pagination page={page} pages={pages} address={address} words={words} />
		</div>
	);
}
