import { mdiDeleteForeverOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { useKindNames } from "../../log/use-record-labels.ts";
import { number } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import { ChoiceBox, RowsBox } from "../../office/list/choice-box.tsx";
import type { ListDefinition } from "../../office/list/list-definition.ts";
import { tableAddress } from "../../office/list/table-query.ts";
import { useFromHere } from "../../office/use-way-back.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { TrashSteps } from "./trash-steps.tsx";
import type { TrashLine } from "./trash-page.server.ts";
import { TRASH, type TrashAsked } from "./trash-rules.ts";
import { useTrashTexts } from "./use-trash-texts.ts";

type Props = {
	lines: TrashLine[];
	definition: ListDefinition;
	sort: string;
	/** Whether the user may delete for good. */
	mayRemove: boolean;
};

/** Deleted records, each with a box to choose it and buttons to restore it. */
export function TrashList({ lines, definition, sort, mayRemove }: Props) {
	const t = useTexts("trash");
	const bulk = useTexts("bulk");
	return (
		<>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<span className="needs-script flex items-center gap-2 text-sm text-muted">
					<RowsBox rows={lines.map(({ id }) => id)} label={bulk("choosePage")} />
					<span aria-hidden>{t("page")}</span>
				</span>
				<SortLinks definition={definition} sort={sort} />
			</div>
			<ul className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
				{lines.map((line) => (
					<Line key={line.id} line={line} mayRemove={mayRemove} />
				))}
			</ul>
		</>
	);
}

function SortLinks({ definition, sort }: { definition: ListDefinition; sort: string }) {
	const t = useTexts("trash");
	const byKey = useTextsByKey("trash");
	const search = new URLSearchParams(useLocation().search);
	return (
		<nav aria-label={t("sort")} className="flex flex-wrap items-center gap-x-4 text-sm">
			{definition.sorts.map((word) => (
				<Link
					key={word}
					to={tableAddress(search, definition, { sort: word })}
					preventScrollReset
					aria-current={word === sort ? "true" : undefined}
					className="inline-flex min-h-9 items-center underline-offset-4 hover:underline aria-[current]:font-bold"
				>
					{byKey(`sort.${word}`)}
				</Link>
			))}
		</nav>
	);
}

function Line({ line, mayRemove }: { line: TrashLine; mayRemove: boolean }) {
	const t = useTexts("trash");
	const listing = useTexts("listing");
	const nameOf = useKindNames();
	const fromHere = useFromHere();
	const words = useTrashTexts(line);
	const { id, kind, nr } = line;
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:items-center sm:px-5">
			<ChoiceBox id={id} version={0} name={words.name} />
			<div className="min-w-0 flex-1 basis-60">
				<p className="label-caps">
					{nameOf(kind)}
					{nr !== null && <span>{` · ${listing("numberOf", { nr })}`}</span>}
				</p>
				<h2 className="mt-0.5 text-lg leading-snug [overflow-wrap:anywhere]">
					<LocalLink
						to={fromHere(`${TRASH}/${id}`)}
						aria-label={t("open", { name: words.name })}
						className="underline-offset-4 hover:underline"
					>
						{words.name}
					</LocalLink>
				</h2>
				<p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
					{words.deleted}
					{" · "}
					<span className={`whitespace-nowrap ${line.daysLeft <= 3 ? "font-semibold text-ink" : ""}`}>
						{words.left}
					</span>
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<TrashSteps line={line} mayRemove={mayRemove} />
			</div>
		</li>
	);
}

/** The button that empties the whole trash; it is off when there is nothing in it. */
export function EmptyTrash({ count }: { count: number }): ReactNode {
	const t = useTexts("trash");
	const language = useLanguage();
	return (
		<Form method="post">
			<Button type="submit" name="action" value="empty" kind="risky" size="small" disabled={count === 0}>
				<Icon path={mdiDeleteForeverOutline} size={18} />{" "}
				<span>{t("emptyTrash", { count: number(language, count) })}</span>
			</Button>
		</Form>
	);
}

/** The question before several records are removed for good. */
export function TrashAsk({ asked }: { asked: TrashAsked }) {
	const t = useTexts("trash");
	const { action, at, count } = asked;
	const figure = number(useLanguage(), count);
	return (
		<BulkQuestion
			asked={asked}
			title={t(action === "empty" ? "emptyQuestion" : "removeQuestion")}
			text={(names) => t("removeNames", { names })}
			confirm={t("remove")}
			isFinal
			fields={{ confirmed: at }}
		>
			<p className="font-semibold">{count === 1 ? t("emptyTextOne") : t("emptyText", { count: figure })}</p>
		</BulkQuestion>
	);
}
