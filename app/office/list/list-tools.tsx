import { mdiArrowUp, mdiClose, mdiDownloadOutline, mdiFilterVariant, mdiTableColumnPlusAfter } from "@mdi/js";
import { useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { inputLook } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Choices, DayChoice, ListPanel } from "./list-panel.tsx";
import type { ListDefinition, ListLabels } from "./list-definition.ts";
import { type Drop, LIST_LAYOUT, otherParameters, tableAddress, type TableQuery, unknownWords } from "./table-query.ts";

type Props = {
	definition: ListDefinition;
	query: TableQuery<string>;
	words: ListLabels;
	count: number;
	/** The address that exports all of them; null for readers who may not. */
	exportAt: string | null;
};

export function ListTools({ definition, query, words, count, exportAt }: Props) {
	const bulk = useTexts("bulk");
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const others = otherParameters(search, Object.keys(definition.filters));
	const chosen = Object.entries(query.filters ?? {});
	return (
		<>
			<ListPanel
				icon={mdiFilterVariant}
				label={chosen.length > 0 ? t("filtersActive", { count: chosen.length }) : t("filters")}
				fields={others}
			>
				{Object.entries(definition.filters).map(([name, all]) =>
					all === "day" ? (
						<DayChoice key={name} name={name} label={words.label(name)} chosen={query.filters?.[name]?.[0] ?? ""} />
					) : (
						<Choices
							key={name}
							name={name}
							legend={words.label(name)}
							choices={all.map((word) => [word, words.word(name, word)])}
							chosen={query.filters?.[name] ?? []}
						/>
					),
				)}
			</ListPanel>
			{definition.columns.length > 0 && <ColumnChoice {...{ definition, query, words }} />}
			{exportAt && count > 0 && (
				<Form method="post" action={exportAt} reloadDocument>
					<HiddenFields fields={{ all: String(count) }} />
					<Button kind="secondary" size="small" title={bulk("export")} className="sm:min-h-11">
						<Icon path={mdiDownloadOutline} size={18} />
						<span className="max-xl:sr-only">{bulk("export")}</span>
					</Button>
				</Form>
			)}
		</>
	);
}

/** With more columns than this, they can be searched. */
const MOST_IN_SIGHT = 8;

function ColumnChoice({ definition, query: { columns: shown }, words }: Pick<Props, "definition" | "query" | "words">) {
	const t = useTexts("listing");
	const [sought, setSought] = useState("");
	const { pathname, search } = useLocation();
	const fields = { list: definition.name, zurueck: pathname + search };
	return (
		<ListPanel icon={mdiTableColumnPlusAfter} label={t("columns")} postTo={LIST_LAYOUT} fields={fields}>
			{definition.columns.length > MOST_IN_SIGHT && (
				<label className="grid gap-1.5 sm:col-span-2">
					<span className="sr-only">{t("columnSearch")}</span>
					<input
						type="search"
						value={sought}
						placeholder={t("columnSearch")}
						onChange={(event) => {
							// The panel sends itself when a choice changes.
							event.stopPropagation();
							setSought(event.target.value);
						}}
						onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
						className={`needs-script ${inputLook} min-h-11`}
					/>
				</label>
			)}
			<p role="status" className="sr-only">
				{shown.map(words.label).join(", ")}
			</p>
			<Choices
				name="columns"
				sought={sought}
				legend={t("columnsShown")}
				choices={[...new Set([...shown, ...definition.columns])].map((name) => [name, words.label(name)])}
				chosen={shown}
				beside={(name) =>
					shown.indexOf(name) > 0 && (
						<button
							type="submit"
							name="forward"
							value={name}
							title={t("columnForward", { name: words.label(name) })}
							aria-label={t("columnForward", { name: words.label(name) })}
							className="grid size-6 place-items-center rounded-sm hover:bg-sunken"
						>
							<Icon path={mdiArrowUp} size={16} />
						</button>
					)
				}
			/>
		</ListPanel>
	);
}

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

/** Where nothing matches: each filter, and the search, without which something would. */
export function DropLinks({ words, query, drops }: Pick<Props, "words" | "query"> & { drops: Drop[] }) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	return (
		<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
			{drops.map(({ name, count }) => (
				<li key={name}>
					<Link
						to={tableAddress(search, { [name ?? "q"]: [] })}
						preventScrollReset
						className="font-semibold underline underline-offset-4"
					>
						{t("dropFor", { name: name === null ? t("dropSearch", { text: query.q }) : words.label(name), count })}
					</Link>
				</li>
			))}
		</ul>
	);
}

export function ChosenChips({ definition, query, words }: Pick<Props, "definition" | "query" | "words">) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(query.filters ?? {}).flatMap(([name, all]) =>
		all.map((word) => ({ name, word, others: all.filter((one) => one !== word) })),
	);
	if (chosen.length === 0) return null;
	return (
		<ul
			aria-label={t("filters")}
			className="relative mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
		>
			{chosen.map(({ name, word, others }) => (
				<li key={`${name} ${word}`} className="shrink-0">
					<Link
						to={tableAddress(search, { [name]: others })}
						preventScrollReset
						className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-strong-line bg-surface px-2.5 text-sm font-semibold hover:bg-sunken"
					>
						<span>
							{words.label(name)}: {words.word(name, word)}
						</span>
						<Icon path={mdiClose} size={16} />
						<span className="sr-only">{t("filterRemove")}</span>
					</Link>
				</li>
			))}
			{chosen.length > 1 && (
				<li className="shrink-0">
					<Link
						to={`?${new URLSearchParams(otherParameters(search, Object.keys(definition.filters)))}`}
						preventScrollReset
						className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
					>
						{t("filtersRemove")}
					</Link>
				</li>
			)}
		</ul>
	);
}
