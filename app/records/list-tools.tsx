import { mdiArrowUp, mdiClose, mdiDownloadOutline, mdiFilterVariant, mdiTableColumnPlusAfter } from "@mdi/js";
import { Form, Link, useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Choices, ListPanel } from "../office/list-panel.tsx";
import {
	COLUMNS,
	filteredAddress,
	type Drop,
	GROUP,
	type ListPlace,
	tableAddress,
	withoutFilters,
	type TableQuery,
	unknownWords,
} from "../office/table-query.ts";
import { Button } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import type { CustomList } from "./custom-list.ts";
import type { RecordKind } from "./record.ts";
import { useFilterWords } from "./use-filter-words.ts";

type Props = {
	record: RecordKind;
	custom: CustomList;
	place: ListPlace;
	query: TableQuery<string>;
	/** How many records match. */
	count: number;
};

/** What narrows a list and what it shows: filters as boxes, the chosen ones to take away, and the columns. */
export function ListTools({ record, custom, place, query, count }: Props) {
	const bulk = useTexts("bulk");
	const t = useTexts("listing");
	const words = useFilterWords(record, custom);
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(query.filters ?? {});
	const unknown = unknownWords(search, place);
	const columns = query.columns ?? record.list.columns;
	return (
		<div className="mt-4 grid gap-3">
			<div className="flex flex-wrap gap-2">
				<ListPanel
					icon={mdiFilterVariant}
					label={chosen.length > 0 ? t("filtersActive", { count: chosen.length }) : t("filters")}
					replaced={[...Object.keys(place.filters ?? {}), "page"]}
				>
					{Object.entries(place.filters ?? {}).map(([name, all]) => (
						<Choices
							key={name}
							name={name}
							legend={words.label(name)}
							choices={all.map((word) => [word, words.word(name, word)])}
							chosen={query.filters?.[name] ?? []}
						/>
					))}
				</ListPanel>
				<ListPanel icon={mdiTableColumnPlusAfter} label={t("columns")} replaced={[COLUMNS, GROUP, "page"]}>
					<Choices
						name={COLUMNS}
						legend={t("columnsShown")}
						choices={[...new Set([...columns, ...(place.columns ?? [])])].map((name) => [name, words.label(name)])}
						chosen={columns}
						beside={(name) => <MoveColumn name={name} label={words.label(name)} columns={columns} />}
					/>
					<Choices
						name={GROUP}
						legend={t("groupBy")}
						type="radio"
						choices={[
							["", t("groupByNothing")],
							...(place.groups ?? []).map((name): [string, string] => [name, words.label(name)]),
						]}
						chosen={[query.group ?? ""]}
					/>
				</ListPanel>
				{count > 0 && (
					<Form method="post" action={`${record.office.list}/export?${search}`} reloadDocument>
						<HiddenFields fields={{ all: String(count) }} />
						<Button type="submit" kind="secondary" size="small">
							<Icon path={mdiDownloadOutline} size={18} /> {bulk("export")}
						</Button>
					</Form>
				)}
			</div>
			{chosen.length > 0 && (
				<ul className="flex flex-wrap gap-2" aria-label={t("filtersChosen")}>
					{chosen.flatMap(([name, some]) =>
						some.map((word) => (
							<li key={`${name} ${word}`}>
								<Link
									to={filteredAddress(
										search,
										name,
										some.filter((one) => one !== word),
									)}
									preventScrollReset
									className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-strong-line bg-surface px-2.5 text-sm font-semibold hover:bg-sunken"
								>
									{words.label(name)}: {words.word(name, word)}
									<Icon path={mdiClose} size={16} />
									<span className="sr-only">{t("filterRemove")}</span>
								</Link>
							</li>
						)),
					)}

					{chosen.length > 1 && (
						<li>
							<Link
								to={tableAddress(withoutFilters(search, place), place, {})}
								preventScrollReset
								className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
							>
								{t("filtersRemove")}
							</Link>
						</li>
					)}
				</ul>
			)}
			{unknown.length > 0 && (
				<p role="status" className="text-sm text-muted">
					{t("filterUnknown", { words: unknown.join(", ") })}
				</p>
			)}
		</div>
	);
}

type DropsProps = Pick<Props, "record" | "custom" | "place" | "query"> & { drops: Drop[] };

/** Where nothing matches: each filter, and the search, without which something would. */
export function DropLinks({ record, custom, place, query, drops }: DropsProps) {
	const t = useTexts("listing");
	const words = useFilterWords(record, custom);
	const search = new URLSearchParams(useLocation().search);
	return (
		<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
			{drops.map(({ name, count }) => (
				<li key={name}>
					<Link
						to={name === null ? tableAddress(search, place, { q: "" }) : filteredAddress(search, name, [])}
						preventScrollReset
						className="font-semibold underline underline-offset-4"
					>
						{t("dropFor", {
							name: name === null ? t("dropSearch", { text: query.q }) : words.label(name),
							count,
						})}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Moves a shown column before the one that precedes it. */
function MoveColumn({ name, label, columns }: { name: string; label: string; columns: readonly string[] }) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const place = columns.indexOf(name);
	if (place < 1) return null;
	const moved = columns.toSpliced(place, 1).toSpliced(place - 1, 0, name);
	const words = t("columnForward", { name: label });
	return (
		<Link
			to={filteredAddress(search, COLUMNS, moved)}
			replace
			preventScrollReset
			prefetch="none"
			title={words}
			aria-label={words}
			className="grid size-6 place-items-center rounded-sm hover:bg-sunken"
		>
			<Icon path={mdiArrowUp} size={16} />
		</Link>
	);
}
