import { mdiPlus } from "@mdi/js";
import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { usePageWords, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SearchInput } from "./search-input.tsx";
import { useFromHere } from "./use-way-back.ts";
import { otherParameters, type ListPlace, SEARCH_LENGTH, tableAddress, type TablePage } from "./table-query.ts";

type Props<Line> = {
	place: ListPlace;
	/** The current search text. */
	q: string;
	/** Null if it could not be read. */
	table: TablePage<Line> | null;
	words: { search: string; add?: string; empty: string; noMatch: string; failed: string };
	/** Where a record is added; missing where none can be. */
	addTo?: string;
	/** What stands between the search and the lines. */
	tools?: ReactNode;
	/** A filter leaves some lines out. */
	isFiltered?: boolean;
	/** What to do where nothing matches. */
	noMatch?: ReactNode;
	children: (lines: Line[]) => ReactNode;
};

/** A list of records with search, perhaps an Add button, and pagination. */
export function Listing<Line>({
	place,
	q,
	table,
	words,
	addTo,
	tools,
	isFiltered = false,
	noMatch,
	children,
}: Props<Line>) {
	const t = useTexts("listing");
	const fromHere = useFromHere();
	const pageWords = usePageWords(table?.page ?? 1, table?.pages ?? 1);
	const search = new URLSearchParams(useLocation().search);
	const address = (change: { q?: string; page?: number }) => tableAddress(search, place, change);
	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<Form
					method="get"
					action={place.anchor && `#${place.anchor}`}
					role="search"
					aria-label={words.search}
					className="flex flex-wrap items-end gap-2 max-sm:w-full"
				>
					<HiddenFields fields={otherParameters(search, place)} />
					<label className="grid gap-1 max-sm:flex-1">
						<span className="text-sm text-muted">{words.search}</span>
						<SearchInput q={q} name={`${place.prefix}q`} maxLength={SEARCH_LENGTH} className="bg-ground sm:w-56" />
					</label>
					<Button type="submit" kind="secondary">
						{t("searchButton")}
					</Button>
					{q && (
						<LocalLink to={address({ q: "" })} className={buttonLook({ kind: "quiet" })}>
							{t("showAll")}
						</LocalLink>
					)}
				</Form>
				{addTo && (
					<LocalLink to={fromHere(addTo)} className={buttonLook()}>
						<Icon path={mdiPlus} size={18} /> {words.add}
					</LocalLink>
				)}
			</div>
			{tools}
			{table === null ? (
				<div className="mt-5">
					<LoadFailure title={t("errorTitle")} text={words.failed} />
				</div>
			) : (
				<>
					{(isFiltered || q !== "") && (
						<p role="status" className="mt-4 text-muted">
							{t("found", { count: table.count })}
						</p>
					)}
					{table.count === 0 ? (
						<>
							<p className="mt-6 text-lg">{isFiltered ? t("noneFiltered") : q ? words.noMatch : words.empty}</p>
							{noMatch}
						</>
					) : (
						children(table.lines)
					)}
					<Pagination page={table.page} pages={table.pages} address={(page) => address({ page })} words={pageWords} />
				</>
			)}
		</>
	);
}
