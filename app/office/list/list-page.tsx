import { mdiPlus } from "@mdi/js";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { usePaginationTexts, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { Pagination } from "../../foundation/ui/pagination.tsx";
import { useFromHere } from "../use-way-back.ts";
import type { Asked, BulkAnswer } from "./bulk-answer.ts";
import { chosenIds } from "./choice.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { ListDefinition, ListLabels } from "./list-definition.ts";
import { ListSearch } from "./list-search.tsx";
import { ChosenChips, DropLinks, ListTools, UnknownFilters } from "./list-tools.tsx";
import { LIST_LAYOUT, tableAddress, type TablePage, type TableQuery } from "./table-query.ts";
import { UndoForm } from "./undoable-changes.tsx";
import { ChoiceContext, useChoice } from "./use-choice.ts";

type Props<Line> = {
	definition: ListDefinition;
	query: TableQuery<string>;
	/** Null if it could not be read. */
	table: TablePage<Line> | null;
	words: ListLabels;
	texts: ComponentProps<typeof ListSearch>["texts"] & {
		add?: string;
		/** Shown without any row, unless there is `nothing`. */
		empty?: string;
		noMatch?: string;
		failed: string;
	};
	addTo?: string;
	/** How many there are, where the list says it in its own words. */
	found?: ReactNode;
	/** Shown without any row, where a text is not enough. */
	nothing?: ReactNode;
	/** What the reader may do with chosen rows, by the word that the form sends. */
	actions: readonly string[];
	/** Whether an action may be done with a row as it is shown; without it, all may. The server decides. */
	fits?: (action: string, line: Line) => boolean;
	/** The action that is marked, because it takes something away. */
	risky: string;
	/** The server's answer to the last action, and how to draw what it asks for. */
	answer: BulkAnswer | undefined;
	ask: (asked: Asked) => ReactNode;
	addressOf: (id: string) => string;
	/** The address that exports rows; null for readers who may not. */
	exportAt: string | null;
	children: (lines: Line[]) => ReactNode;
};

export function ListPage<Line extends { id: string; name: string }>(props: Props<Line>) {
	const { definition, query, table, words, texts, addTo, found, nothing, fits = () => true, answer, exportAt } = props;
	const t = useTexts("listing");
	const fromHere = useFromHere();
	const pageWords = usePaginationTexts(table?.page ?? 1, table?.pages ?? 1);
	const { pathname, search } = useLocation();
	const count = table?.count ?? 0;
	const rows = (table?.lines ?? []).map(({ id }) => id);
	// Who acts on a single row has chosen nothing.
	const isOfMany = answer?.state === "partly" && answer.done + answer.failed.length > 1;
	const leftOut = isOfMany ? answer.failed.map(({ id }) => id) : [];
	const asked = answer?.state === "ask" ? chosenIds(answer.choice) : [];
	const choice = useChoice(rows, count, [...leftOut, ...asked]);
	const chosen = (table?.lines ?? []).filter(({ id }) => choice.isChosen(id));
	const names = chosen.map(({ name }) => name);
	// An answer has said why; and without a script, what is chosen after it is not known.
	const isKnown = !answer && !choice.all && chosen.length > 0;
	const isUnfit = (action: string) => isKnown && !chosen.some((line) => fits(action, line));
	const { q, filters } = query;
	const isNarrowed = filters !== undefined || q !== "";
	return (
		<>
			<div className="relative mt-3 flex flex-wrap items-center gap-2">
				<ListSearch q={q} texts={texts} />
				<ListTools {...{ definition, query, words, exportAt, count }} />
				{addTo && (
					<LinkButton to={fromHere(addTo)} className="sm:ml-auto">
						<Icon path={mdiPlus} size={18} /> {texts.add}
					</LinkButton>
				)}
			</div>
			<ChosenChips {...{ definition, query, words }} />
			<UnknownFilters definition={definition} />
			<BulkPanel {...props} />
			{table === null ? (
				<div className="mt-5">
					<Failure title={t("errorTitle")} text={texts.failed} />
					<a href={pathname + search} className={buttonLook({ kind: "secondary", className: "mt-4" })}>
						{t("retry")}
					</a>
				</div>
			) : (
				<>
					{found ??
						((isNarrowed || count > 0) && (
							<p role="status" className="mt-4 text-muted">
								{t(isNarrowed ? "found" : "count", { count, total: table.total })}
							</p>
						))}
					{count > 0 ? (
						<ChoiceContext value={choice}>{props.children(table.lines)}</ChoiceContext>
					) : (
						(nothing ?? (
							<>
								<p className="mt-6 text-lg">{filters ? t("noneFiltered") : q ? texts.noMatch : texts.empty}</p>
								{table.drops && <DropLinks {...{ words, query }} drops={table.drops} />}
							</>
						))
					)}
					<Pagination
						page={table.page}
						pages={table.pages}
						address={(page) => tableAddress(new URLSearchParams(search), { page })}
						words={pageWords}
					/>
				</>
			)}
			{count > 0 && answer?.state !== "ask" && <BulkBar {...props} {...{ choice, count, names, isUnfit }} />}
			{table && <PageSizes definition={definition} size={query.size} count={count} />}
		</>
	);
}

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
			<HiddenFields fields={{ list: name, zurueck: pathname + tableAddress(new URLSearchParams(search), {}) }} />
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

type PanelProps = Pick<Props<never>, "answer" | "ask" | "addressOf" | "words">;

/** What an action asks for before it is done, or which rows it left out. It takes the focus. */
function BulkPanel({ answer, ask, addressOf, words }: PanelProps) {
	const t = useTexts("bulk");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) (box.current?.querySelector<HTMLElement>("input:not([type=hidden]), select") ?? box.current)?.focus();
	}, [answer]);
	if (!answer) return null;
	return (
		<div ref={box} tabIndex={-1} className="mt-4">
			{answer.state === "ask" ? (
				ask(answer)
			) : answer.state === "partly" ? (
				<LeftOut {...{ answer, addressOf, words }} />
			) : (
				<Notice kind="bad" title={t("failedTitle")} text={t(answer.state)} />
			)}
		</div>
	);
}

type LeftOutProps = { answer: Extract<BulkAnswer, { state: "partly" }> } & Pick<PanelProps, "addressOf" | "words">;

function LeftOut({ answer, addressOf, words }: LeftOutProps) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const { action, done, failed } = answer;
	const did = byKey(`did.${action}`);
	return (
		<Notice
			kind={done > 0 ? "plain" : "bad"}
			title={t(done > 0 ? "partlyTitle" : "notDone", { did, done, left: failed.length })}
		>
			<ul className="mt-1 grid list-disc gap-1 pl-5">
				{failed.map(({ id, name, reason, fields = [] }) => (
					<li key={id}>
						{reason === "missing" ? (
							<span>{name || t("missingRow")}</span>
						) : (
							<LocalLink to={addressOf(id)} className="underline underline-offset-4">
								{name}
							</LocalLink>
						)}
						<span>{`: ${byKey(`reason.${reason}`, { fields: fields.map(words.label).join(", ") })}`}</span>
					</li>
				))}
			</ul>
			{answer.undo && <UndoForm id={answer.undo} count={done} />}
		</Notice>
	);
}
