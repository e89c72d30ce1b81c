import { mdiDeleteForeverOutline, mdiRestore } from "@mdi/js";
import { Form } from "react-router";
import type { CollectionName } from "../../log/audit.ts";
import { useKindNames } from "../../log/use-record-labels.ts";
import { number, dateAndTime } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { Asked } from "../../office/list/bulk-answer.ts";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import type { ListDefinition, ListLabels } from "../../office/list/list-definition.ts";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { ListTable } from "../../office/list/list-table.tsx";
import { useFromHere } from "../../office/use-way-back.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { TrashLine } from "./trash-page.server.ts";
import { TRASH } from "./trash-rules.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useNameOf } from "../../office/frame/people.tsx";

export function useTrashListWords(): ListLabels {
	const byKey = useTextsByKey("trash");
	const kindName = useKindNames();
	return { label: () => byKey("kind"), word: (_, kind) => kindName(kind as CollectionName), action: byKey };
}

type Props = { lines: TrashLine[]; definition: ListDefinition; sort: string; mayRemove: boolean };
export function TrashList({ lines, definition, sort, mayRemove }: Props) {
	const t = useTexts("trash");
	const listing = useTexts("listing");
	const unnamed = useTexts("drafts")("unnamed");
	return (
		<ListTable
			look="card-table mt-4"
			{...{ definition, sort, lines }}
			nameOf={({ name }) => name || unnamed}
			rowLook={() => "max-lg:bg-surface"}
			columns={[
				{ name: "picture", head: listing("picture"), cell: (line) => <Picture line={line} /> },
				{ name: "name", head: t("name"), by: "name", cell: (line) => <Name line={line} /> },
				{ name: "time", head: t("deleted"), by: "time", cell: (line) => <Deleted line={line} /> },
				{
					name: "actions",
					head: listing("actions"),
					cell: (line) => (
						<td className="actions lg:min-w-74 xl:w-px xl:whitespace-nowrap">
							<div className="flex gap-2 max-xl:flex-wrap max-lg:mt-3">
								<TrashSteps line={line} mayRemove={mayRemove} />
							</div>
						</td>
					),
				},
			]}
		/>
	);
}

function Picture({ line: { picture } }: { line: TrashLine }) {
	return (
		<td data-column="picture" className="w-24">
			{picture && <Thumbnail picture={picture} />}
		</td>
	);
}

function Name({ line }: { line: TrashLine }) {
	const t = useTexts("trash");
	const listing = useTexts("listing");
	const kindName = useKindNames();
	const fromHere = useFromHere();
	const { name } = useTrashTexts(line);
	const { id, kind, nr } = line;
	return (
		<td className="name lg:min-w-44">
			<span className="label-caps block">
				{kindName(kind)}
				{nr !== null && <span>{` · ${listing("numberOf", { nr })}`}</span>}
			</span>
			<LocalLink
				to={fromHere(`${TRASH}/${id}`)}
				aria-label={t("open", { name })}
				className="font-semibold underline-offset-4 hover:underline"
			>
				{longWords(name)}
			</LocalLink>
		</td>
	);
}

function Deleted({ line }: { line: TrashLine }) {
	const { deleted, left } = useTrashTexts(line);
	return (
		<td className="text-sm text-muted lg:min-w-44">
			{deleted}
			<span className={`block ${line.daysLeft <= 3 ? "font-semibold text-ink" : ""}`}>{left}</span>
		</td>
	);
}

export function EmptyTrash({ count }: { count: number }) {
	const t = useTexts("trash");
	const language = useLanguage();
	return (
		<Form method="post">
			<Button name="action" value="empty" kind="risky" size="small">
				<Icon path={mdiDeleteForeverOutline} size={18} />{" "}
				<span>{t("emptyTrash", { count: number(language, count) })}</span>
			</Button>
		</Form>
	);
}

/** The question before records are removed for good. */
export function TrashAsk({ asked }: { asked: Asked }) {
	const t = useTexts("trash");
	const { action, typed, count } = asked;
	return (
		<BulkQuestion
			asked={asked}
			title={t(action === "empty" ? "emptyQuestion" : "removeQuestion")}
			text={(names) => t("removeNames", { names })}
			confirm={t("remove")}
			isFinal
			confirmed={typed.at}
		>
			<p className="font-semibold">{t("emptyText", { count })}</p>
		</BulkQuestion>
	);
}

/** Returns the name of a record in the trash, who deleted it when, and how long it stays, as texts. */
export function useTrashTexts({ name, deletedBy, deletedAt, daysLeft }: TrashLine) {
	const t = useTexts("trash");
	const nameOf = useNameOf();
	const unnamed = useTexts("drafts")("unnamed");
	const time = dateAndTime(useLanguage(), deletedAt);
	return {
		name: name || unnamed,
		deleted: deletedBy ? t("deletedBy", { who: nameOf(deletedBy), time }) : t("deletedAt", { time }),
		left: daysLeft === 0 ? t("leftToday") : t("left", { count: daysLeft }),
	};
}

/** `list` is the address of the list that takes the steps; by default the open page. */
type StepsProps = { line: TrashLine; mayRemove: boolean; list?: string };

/** The buttons that restore a record in the trash, or remove it for good, which the list asks about first. */
export function TrashSteps({ line, mayRemove, list }: StepsProps) {
	const t = useTexts("trash");
	const { name } = useTrashTexts(line);
	const { id, version, deletedAt, wasOnline } = line;
	const look = { name: "action", size: "small" } as const;
	const chosen = `${id} ${version}`;
	return (
		<>
			<Form method="post" action={list} className="contents">
				<HiddenFields fields={{ chosen, confirmed: deletedAt }} />
				<Button {...look} value="restore" kind="secondary" aria-label={t("restoreOf", { name })}>
					<Icon path={mdiRestore} size={18} /> {t("restore")}
				</Button>
				{wasOnline && (
					<Button {...look} value="restoreOnline" kind="secondary" aria-label={t("restoreOnlineOf", { name })}>
						{t("restoreOnline")}
					</Button>
				)}
			</Form>
			{mayRemove && (
				<Form method="post" action={list} className="xl:ml-auto">
					<HiddenFields fields={{ chosen }} />
					<Button {...look} value="remove" kind="risky" title={t("remove")} aria-label={t("removeOf", { name })}>
						<Icon path={mdiDeleteForeverOutline} size={18} /> {list && <span>{t("remove")}</span>}
					</Button>
				</Form>
			)}
		</>
	);
}
