import { mdiDeleteForeverOutline, mdiRestore } from "@mdi/js";
import { Form } from "react-router";
import { useKindNames } from "../audit-log/use-record-words.ts";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { TrashLine } from "./trash-page.server.ts";

type Props = {
	lines: TrashLine[];
	/** Whether the user may delete for good. */
	mayRemove: boolean;
	/** The id of the record whose removal the page itself asks about, for browsers without JavaScript. */
	confirming: string | null;
};

/** Deleted records, each with a button to restore it. */
export function TrashList({ lines, mayRemove, confirming }: Props) {
	return (
		<ul className="mt-6 divide-y divide-line rounded-md border border-line bg-surface">
			{lines.map((line) => (
				<Line key={line.id} line={line} mayRemove={mayRemove} confirming={confirming === line.id} />
			))}
		</ul>
	);
}

function Line({ line, mayRemove, confirming }: { line: TrashLine; mayRemove: boolean; confirming: boolean }) {
	const t = useTexts("trash");
	const drafts = useTexts("drafts");
	const language = useLanguage();
	const nameOf = useKindNames();
	const { id, kind, deletedBy, deletedAt } = line;
	const name = line.name || drafts("unnamed");
	const left =
		line.daysLeft === 0 ? t("leftToday") : line.daysLeft === 1 ? t("leftOne") : t("left", { days: line.daysLeft });
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
			<div className="min-w-0 grow basis-72">
				<p className="label-caps">{nameOf(kind)}</p>
				<h2 className="mt-0.5 text-lg leading-snug">{name}</h2>
				<p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
					{deletedBy
						? t("deletedBy", { who: deletedBy, time: dateAndTime(language, deletedAt) })
						: t("deletedAt", { time: dateAndTime(language, deletedAt) })}
					{" · "}
					<span className={`whitespace-nowrap ${line.daysLeft <= 3 ? "font-semibold text-ink" : ""}`}>{left}</span>
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Form method="post" className="contents">
					<RecordFields id={id} kind={kind} />
					<Button
						type="submit"
						name="intent"
						value="restore"
						kind="secondary"
						size="small"
						aria-label={t("restoreOf", { name })}
					>
						<Icon path={mdiRestore} size={18} /> {t("restore")}
					</Button>
					{line.wasOnline && (
						<Button
							type="submit"
							name="intent"
							value="restoreOnline"
							kind="secondary"
							size="small"
							aria-label={t("restoreOnlineOf", { name })}
						>
							{t("restoreOnline")}
						</Button>
					)}
				</Form>
				{mayRemove && !confirming && <Remove line={line} />}
			</div>
			{mayRemove && confirming && <ConfirmRemove line={line} />}
		</li>
	);
}

function RecordFields({ id, kind }: { id: string; kind: string }) {
	return (
		<>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="kind" value={kind} />
		</>
	);
}

function RemoveForm({ line }: { line: TrashLine }) {
	const t = useTexts("trash");
	return (
		<Form method="post">
			<RecordFields id={line.id} kind={line.kind} />
			<Button type="submit" name="intent" value="remove" kind="danger">
				{t("remove")}
			</Button>
		</Form>
	);
}

function Remove({ line }: { line: TrashLine }) {
	const t = useTexts("trash");
	const words = useTexts("alertDialog");
	return (
		<ConfirmDialog
			open={(ask) => (
				<a
					href={`?entfernen=${line.id}`}
					role="button"
					aria-label={t("removeOf", { name: line.name })}
					onClick={(event) => {
						event.preventDefault();
						ask();
					}}
					className={buttonLook({ kind: "risky", size: "small" })}
				>
					<Icon path={mdiDeleteForeverOutline} size={18} /> {t("remove")}
				</a>
			)}
			title={words("title")}
			text={t("removeText", { name: line.name })}
			cancel={words("cancel")}
			confirm={<RemoveForm line={line} />}
		/>
	);
}

function ConfirmRemove({ line }: { line: TrashLine }) {
	const t = useTexts("trash");
	const words = useTexts("alertDialog");
	return (
		<div className="w-full rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<p className="font-bold">{words("title")}</p>
			<p className="mb-3">{t("removeText", { name: line.name })}</p>
			<RemoveForm line={line} />
		</div>
	);
}
