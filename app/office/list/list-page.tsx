import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, Link } from "react-router";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import type { Asked, BulkAnswer } from "./bulk-answer.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { ListDefinition, ListLabels, Filters } from "./list-definition.ts";
import { Listing, type ListingProps } from "./listing.tsx";
import { DropLinks, ListTools, UnknownFilters } from "./list-tools.tsx";
import { filteredAddress, LIST_LAYOUT, type TableQuery, tableAddress, withoutFilters } from "./table-query.ts";
import { ChoiceContext, useChoice } from "./use-choice.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { UndoForm } from "./undoable-changes.tsx";
import { mdiClose } from "@mdi/js";
import { Icon } from "../../foundation/ui/icon.tsx";

type Props<Line> = Omit<ListingProps<Line>, "q" | "isFiltered" | "tools" | "below"> & {
	definition: ListDefinition;
	query: TableQuery<string>;
	words: ListLabels;
	/** What the reader may do with chosen rows, by the word that the form sends. */
	actions: readonly string[];
	/** The action that is marked, because it takes something away. */
	risky: string;
	/** What the server said to the last action, and how what it asks for is drawn. */
	answer: BulkAnswer | undefined;
	ask: (asked: Asked) => ReactNode;
	addressOf: (id: string) => string;
	/** Where rows come from as a file; null for readers who may not have it. */
	exportAt: string | null;
};

/** A list on a page of its own: search, filters, rows, what can be done with the chosen ones, and its pages. */
export function ListPage<Line extends { id: string }>({
	definition,
	query,
	words,
	actions,
	risky,
	answer,
	ask,
	addressOf,
	exportAt,
	...listing
}: Props<Line>) {
	const { table } = listing;
	const count = table?.count ?? 0;
	const rows = (table?.lines ?? []).map(({ id }) => id);
	const left = answer?.state === "partly" ? answer.failed.map(({ id }) => id) : [];
	const choice = useChoice(rows, count, left);
	return (
		<>
			<ChoiceContext value={choice}>
				<Listing
					noMatch={table?.drops && <DropLinks {...{ words, query }} drops={table.drops} />}
					{...listing}
					q={query.q}
					isFiltered={query.filters !== undefined}
					tools={<ListTools {...{ definition, query, words, exportAt, count }} />}
					below={
						<>
							<ChosenChips definition={definition} filters={query.filters} words={words} />
							<UnknownFilters definition={definition} />
							<BulkPanel answer={answer} ask={ask} addressOf={addressOf} />
						</>
					}
				/>
			</ChoiceContext>
			{count > 0 && <BulkBar {...{ actions, risky, words, choice, count, exportAt }} />}
			{table && <PageSizes definition={definition} size={query.size} count={count} />}
		</>
	);
}

/** How many lines a page has; more of them begin at the first page. */
function PageSizes({ definition, size, count }: { definition: ListDefinition; size: number; count: number }) {
	const t = useTexts("listLayout");
	const { pathname, search } = useLocation();
	const { name, sizes } = definition;
	if (count <= sizes[0]) return null;
	return (
		<Form
			method="post"
			action={LIST_LAYOUT}
			replace
			aria-label={t("perPage")}
			className="mt-6 flex items-center justify-center gap-1 text-sm"
		>
			<HiddenFields
				fields={{ list: name, zurueck: pathname + filteredAddress(new URLSearchParams(search), "page", []) }}
			/>
			<span className="mr-1 text-muted" aria-hidden>
				{t("perPage")}
			</span>
			{sizes.map((one) => (
				<button
					key={one}
					type="submit"
					name="size"
					value={one}
					aria-current={one === size ? "true" : undefined}
					className="grid min-h-9 min-w-9 place-items-center rounded-sm font-semibold hover:bg-sunken aria-[current=true]:bg-sunken"
				>
					{one}
				</button>
			))}
		</Form>
	);
}

type PanelProps = {
	answer: BulkAnswer | undefined;
	/** Draws what the action asks for. */
	ask: (asked: Asked) => ReactNode;
	addressOf: (id: string) => string;
};

/** What an action asks for before it is done, or which rows it left out. It takes the focus. */
function BulkPanel({ answer, ask, addressOf }: PanelProps) {
	const t = useTexts("bulk");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	if (!answer) return null;
	return (
		<div ref={box} tabIndex={-1} className="mt-4">
			{answer.state === "ask" ? (
				ask(answer)
			) : answer.state === "partly" ? (
				<LeftOut answer={answer} addressOf={addressOf} />
			) : (
				<Notice kind="bad" title={t("failedTitle")}>
					<p>{t(answer.state)}</p>
				</Notice>
			)}
		</div>
	);
}

type LeftOutProps = { answer: Extract<BulkAnswer, { state: "partly" }> } & Pick<PanelProps, "addressOf">;

function LeftOut({ answer, addressOf }: LeftOutProps) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const { done, failed } = answer;
	return (
		<Notice kind={done > 0 ? "plain" : "bad"} title={t("partlyTitle", { done, left: failed.length })}>
			<ul className="mt-1 grid list-disc gap-1 pl-5">
				{failed.map(({ id, name, reason }) => (
					<li key={id}>
						{reason === "missing" ? (
							<span>{name || t("missingRow")}</span>
						) : (
							<LocalLink to={addressOf(id)} className="underline underline-offset-4">
								{name}
							</LocalLink>
						)}
						<span>: {byKey(`reason.${reason}`)}</span>
					</li>
				))}
			</ul>
			{answer.undo && <UndoForm id={answer.undo} count={done} />}
		</Notice>
	);
}

type ChipsProps = { definition: ListDefinition; filters: Filters | undefined; words: ListLabels };

function ChosenChips({ definition, filters, words }: ChipsProps) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(filters ?? {}).flatMap(([name, some]) => some.map((word) => ({ name, word, some })));
	if (chosen.length === 0) return null;
	return (
		<ul
			aria-label={t("filters")}
			className="relative mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
		>
			{chosen.map(({ name, word, some }) => (
				<li key={`${name} ${word}`} className="shrink-0">
					<Link
						to={filteredAddress(
							search,
							name,
							some.filter((one) => one !== word),
						)}
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
						to={tableAddress(withoutFilters(search, definition), {})}
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
