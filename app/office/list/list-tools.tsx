import { mdiArrowUp, mdiDownloadOutline, mdiFilterVariant, mdiTableColumnPlusAfter } from "@mdi/js";
import { Form, Link, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { UsualChips } from "./filter-chips.tsx";
import { Choices, DayChoice, ListPanel } from "./list-panel.tsx";
import type { ListDefinition, ListLabels } from "./list-definition.ts";
import { COLUMNS, type Drop, filteredAddress, tableAddress, type TableQuery, unknownWords } from "./table-query.ts";

type Props = {
	definition: ListDefinition;
	query: TableQuery<string>;
	words: ListLabels;
	/** How many rows match. */
	count: number;
	/** Where all of them come from as a file; null for readers who may not have it. */
	exportAt: string | null;
};

/** What narrows a list and what it shows: filters as boxes, the chosen ones to take away, and the columns. */
export function ListTools({ definition, query, words, count, exportAt }: Props) {
	const bulk = useTexts("bulk");
	const t = useTexts("listing");
	const chosen = Object.entries(query.filters ?? {});
	const shown = query.columns ?? definition.usual ?? [];
	return (
		<>
			<ListPanel
				icon={mdiFilterVariant}
				label={chosen.length > 0 ? t("filtersActive", { count: chosen.length }) : t("filters")}
				replaced={[...Object.keys(definition.filters ?? {}), ...(definition.days ?? []), "page"]}
			>
				<UsualChips definition={definition} filters={query.filters} words={words} />
				{Object.entries(definition.filters ?? {}).map(([name, all]) => (
					<Choices
						key={name}
						name={name}
						legend={words.label(name)}
						choices={all.map((word) => [word, words.word(name, word)])}
						chosen={query.filters?.[name] ?? []}
					/>
				))}
				{definition.days?.map((name) => (
					<DayChoice key={name} name={name} label={words.label(name)} chosen={query.filters?.[name]?.[0] ?? ""} />
				))}
			</ListPanel>
			{definition.columns && (
				<ListPanel icon={mdiTableColumnPlusAfter} label={t("columns")} replaced={[COLUMNS, "page"]}>
					{/* Without any box the usual columns are asked for, which an address without them does not say. */}
					<HiddenFields fields={{ [COLUMNS]: "" }} />
					<Choices
						name={COLUMNS}
						legend={t("columnsShown")}
						choices={[...new Set([...shown, ...definition.columns])].map((name) => [name, words.label(name)])}
						chosen={shown}
						beside={(name) => <MoveColumn name={name} label={words.label(name)} columns={shown} />}
					/>
				</ListPanel>
			)}
			{exportAt && count > 0 && (
				<Form method="post" action={exportAt} reloadDocument>
					<HiddenFields fields={{ all: String(count) }} />
					<Button type="submit" kind="secondary" size="small">
						<Icon path={mdiDownloadOutline} size={18} /> {bulk("export")}
					</Button>
				</Form>
			)}
		</>
	);
}

/** Says which filters of the address the list does not know. */
export function UnknownFilters({ definition }: Pick<Props, "definition">) {
	const t = useTexts("listing");
	const unknown = unknownWords(new URLSearchParams(useLocation().search), definition);
	if (unknown.length === 0) return null;
	return (
		<p role="status" className="mt-3 text-sm text-muted">
			{t("filterUnknown", { words: unknown.join(", ") })}
		</p>
	);
}

type DropsProps = Pick<Props, "words" | "definition" | "query"> & { drops: Drop[] };

/** Where nothing matches: each filter, and the search, without which something would. */
export function DropLinks({ words, definition, query, drops }: DropsProps) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	return (
		<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
			{drops.map(({ name, count }) => (
				<li key={name}>
					<Link
						to={name === null ? tableAddress(search, definition, { q: "" }) : filteredAddress(search, name, [])}
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
	const position = columns.indexOf(name);
	if (position < 1) return null;
	const moved = columns.toSpliced(position, 1).toSpliced(position - 1, 0, name);
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
