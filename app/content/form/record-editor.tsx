import { mdiEraser } from "@mdi/js";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { clock } from "../../foundation/i18n/format.ts";
import { useSavedLine } from "../../foundation/i18n/use-saved-line.ts";
import type { Words } from "../../office/form-answer.ts";
import { Problem, type Versions } from "../../office/problem.tsx";
import { useWayBack } from "../../office/use-way-back.ts";
import { randomId } from "../../foundation/ui/random-id.ts";
import { ErrorSummary, unchecked, useCheckedForm } from "../../foundation/ui/form/checked-form.tsx";
import type { KeptFile, Where } from "../../foundation/ui/form/draft.ts";
import type { Read } from "../../foundation/ui/form/form-reader.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { LeaveDialog } from "../../office/leave-dialog.tsx";
import { CLEAR, DISCARD, SaveBar } from "./save-bar.tsx";
import { useDraftPlace } from "../../foundation/ui/form/use-draft-place.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { OpenDraft } from "../drafts/drafts.server.ts";
import { columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import { STATE_FIELD } from "../states/form-state.ts";
import { StateField } from "../states/state-field.tsx";
import type { StateRow } from "../states/step-service.server.ts";
import { FormBanner } from "./form-banner.tsx";
import type { RecordAnswer } from "./record-answer.ts";
import { useFormTexts } from "./use-form-texts.ts";
import { useRecordForm } from "./use-record-form.ts";

/** The props of an input: `<TextField {...box("name")} />`. */
export type BoxOf = (name: string) => {
	name: string;
	label: string;
	error: string | null;
	defaultValue: string | undefined;
};

export type EditedRecord<Pictures = unknown> = StateRow & {
	updated_at: string;
	/** The draft that its form shows instead. */
	draft: OpenDraft<Pictures> | null;
};

export type RecordEditorProps<Pictures> = {
	record: RecordKind;
	/** The record to edit; null for a new one, "deleted" if it was deleted while its form was open. */
	stored: EditedRecord<Pictures> | "deleted" | null;
	/** The text of its inputs as the record is stored. */
	words: Words;
	/** Tells this form from those of other windows; its first save makes a record with this id. */
	formId: string;
	/** The initial text of a new record's form; other inputs start empty. */
	blank?: Words;
	check: (form: FormData) => Read<unknown>;
	answer: RecordAnswer<Pictures> | null;
	/** Whether the browser keeps the form of a new record. */
	keepsDraft?: boolean;
	/** Why the form can't be saved at the moment, as text. */
	blockedReason?: string | null;
	versions?: Versions;
	/** Draws the inputs. `kept` are the files of a draft that the browser had kept; null without one. */
	children: (
		box: BoxOf,
		answer: RecordAnswer<Pictures> | null,
		initiallyTyped: Words,
		kept: KeptFile[] | null,
	) => ReactNode;
};

/** A record's form. Saving or clearing it begins a new round, with a new form that no longer shows the last answer. */
export function RecordEditor<Pictures>(props: RecordEditorProps<Pictures>) {
	const { answer, stored, record, keepsDraft = true } = props;
	const draftKey = stored === null && keepsDraft ? record.draft : null;
	// The form of each round uses the same place.
	const place = useDraftPlace(draftKey);
	const savedLine = useSavedLine(stored === "deleted" ? null : (stored?.updated_at ?? null));
	const [round, setRound] = useState({
		number: 0,
		after: null as typeof answer,
		// Stays when the loader names another, as it does for a refused form.
		formId: props.formId,
		focus: () => {},
	});
	const startOver = (focus: () => void, formId: string) =>
		setRound({ number: round.number + 1, after: answer, formId, focus });
	return (
		<EditorForm
			key={round.number}
			{...props}
			formId={round.formId}
			place={place}
			draftKey={draftKey}
			answer={round.after === answer ? null : answer}
			savedLine={savedLine}
			focus={round.focus}
			onSaved={(cursor) => startOver(cursor, round.formId)}
			onClear={() => startOver(() => document.querySelector<HTMLElement>("main h1")?.focus(), randomId())}
		/>
	);
}

type FormProps<Pictures> = RecordEditorProps<Pictures> & {
	place: Where | null;
	/** The browser's storage key for a new record; null if it does not keep it. */
	draftKey: string | null;
	savedLine: string | null;
	/** Called once the form is drawn. */
	focus: () => void;
	onSaved: (cursor: () => void) => void;
	onClear: () => void;
};

function EditorForm<Pictures>(props: FormProps<Pictures>) {
	const { record, stored, check, answer, blockedReason = null, focus, onSaved, onClear, formId, draftKey } = props;
	const t = useTexts("editor");
	const bar = useTexts("saveBar");
	const { text, label, show, inForm } = useFormTexts(record);
	const navigate = useNavigate();
	const submit = useSubmit();
	const back = useWayBack();
	const form = useRef<HTMLFormElement>(null);
	const isNew = stored === null;
	const row = stored === "deleted" ? null : stored;
	const draft = row?.draft ?? null;
	const blank = { ...Object.fromEntries(columnsOf(record.fields).map(({ name }) => [name, ""])), ...props.blank };
	// As they were when the form was opened.
	const [initiallyTyped] = useState(answer?.typed ?? draft?.words ?? (isNew ? blank : props.words));
	const [version] = useState(draft?.base ?? row?.version ?? 0);
	// A draft may be half written.
	const checked = useCheckedForm((data) => (data.get(STATE_FIELD) === "draft" ? unchecked : check)(data), answer);
	const editing = useRecordForm(form, {
		isNew,
		record: row && { id: row.id, address: `${record.office.edit}${row.id}/entwurf` },
		draft: draft?.id ?? "",
		formId,
		blank,
		answer,
		key: draftKey,
		place: props.place,
		busy: blockedReason !== null,
		onSaved,
	});
	const { autosave, restored, saving } = editing;
	const keptLine = useKeptLine(editing.keptAt, isNew);
	// oxlint-disable-next-line react-hooks/exhaustive-deps
	useEffect(() => focus(), []);
	const clear = () => {
		void editing.giveUp();
		onClear();
	};
	const discard = () => {
		const done = editing.giveUp();
		if (isNew) void navigate(back);
		// Only a whole new page keeps none of the words.
		else void done.finally(() => location.reload());
	};
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const submitter = event.submitter as HTMLButtonElement | null;
		checked.onSubmit(event);
		if (event.defaultPrevented) return;
		editing.onSave();
		if (submitter?.value !== "stay") return;
		// Submitted by hand, because a save that stays must not scroll the page.
		event.preventDefault();
		void submit(submitter, { preventScrollReset: true });
	};
	const error = (name: string) => (checked.errors[name] ? text(checked.errors[name]) : null);
	const box: BoxOf = (name) => ({ name, label: label(name), error: error(name), defaultValue: initiallyTyped[name] });
	// These problems say all that the banner would.
	const replacesBanner = ["missing", "conflict"].includes(answer?.problem?.kind ?? "");
	return (
		<>
			{!replacesBanner && (
				<div className="mt-4 empty:hidden">
					<FormBanner
						record={record}
						row={row}
						restored={restored}
						meanwhile={autosave.meanwhile}
						onInsist={autosave.insist}
					/>
				</div>
			)}
			<Form
				ref={form}
				method="post"
				noValidate
				encType="multipart/form-data"
				onSubmit={onSubmit}
				onInput={(event) => {
					editing.onInput();
					checked.onInput(event);
				}}
				className="marks-required mt-4 grid gap-4"
			>
				{/* Enter presses a form's first button, which must not be one that overwrites or stays. */}
				<button type="submit" hidden aria-label={bar("save")} />
				{!isNew && <input type="hidden" name="version" value={version} />}
				<fieldset disabled={saving} aria-busy={saving} className="contents">
					<HiddenFields fields={{ form: formId, draft: autosave.draft, ...(isNew && { record: formId }) }} />
					<Problem
						answer={answer}
						text={text}
						label={label}
						inForm={inForm}
						versions={{
							...props.versions,
							show: (name, word) => props.versions?.show?.(name, word) || show(name, word),
						}}
					/>
					<ErrorSummary
						title={t("summary")}
						errors={checked.errors}
						refused={checked.refused}
						text={text}
						label={label}
					/>
					{props.children(box, answer, initiallyTyped, restored?.files ?? null)}
					{isNew && record.kind !== "offer" && (
						<Button
							form={CLEAR}
							data-ask={t("clearText")}
							data-final
							kind="secondary"
							size="small"
							className="needs-script justify-self-start"
						>
							<Icon path={mdiEraser} size={20} /> {text("clear")}
						</Button>
					)}
					<SaveBar blockedReason={blockedReason} kept={keptLine} saved={props.savedLine} isTyped={editing.isTyped}>
						{stored !== "deleted" && (
							<StateField
								row={row}
								hasDraft={isNew ? draftKey === null : draft !== null}
								typed={answer && answer.typed}
								error={error}
							/>
						)}
					</SaveBar>
				</fieldset>
			</Form>
			<form id={DISCARD} onSubmit={unsent(discard)} />
			<form id={CLEAR} onSubmit={unsent(clear)} />
			<LeaveDialog blocker={editing.blocker} onLeave={() => void editing.giveUp()} onKeep={editing.keepAsDraft} />
		</>
	);
}

/** What a form does in the browser instead of being sent. */
const unsent = (act: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
	event.preventDefault();
	act();
};

/** Says when the server or the browser last kept what is typed, or that it could not. */
function useKeptLine(at: string | "failed" | null, isNew: boolean): string | null {
	const language = useLanguage();
	const editor = useTexts("editor");
	const drafts = useTexts("drafts");
	if (at === null) return null;
	if (at === "failed") return isNew ? editor("draftFailed") : drafts("failed");
	const time = clock(language, at);
	return isNew ? editor("draftKept", { time }) : drafts("kept", { time });
}
