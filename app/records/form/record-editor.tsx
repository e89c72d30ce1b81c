import { mdiEraser } from "@mdi/js";
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { clock } from "../../i18n/format.ts";
import { useSavedLine } from "../../i18n/use-saved-line.ts";
import type { Versions } from "../../office/conflict.tsx";
import { Cancel, Clear, Discard } from "../../office/discard.tsx";
import type { FormAnswer, Words } from "../../office/form-answer.ts";
import { NotSent } from "../../office/not-sent.tsx";
import { Problem } from "../../office/problem.tsx";
import { useWayBack } from "../../office/use-way-back.ts";
import { FormBanner } from "./form-banner.tsx";
import { numberIn } from "./number-field.tsx";
import { type StoredForm, useRecordForm } from "./use-record-form.ts";
import { randomId } from "../../ui/random-id.ts";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { ErrorSummary, useCheckedForm } from "../../ui/form/checked-form.tsx";
import type { KeptFile, Where } from "../../ui/form/draft.ts";
import type { Read } from "../../ui/form/form-reader.ts";
import { Icon } from "../../ui/icon.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { LeaveDialog } from "../../ui/form/leave-dialog.tsx";
import { useDraftPlace } from "../../ui/form/use-draft-place.ts";
import { useSaveKey } from "../../ui/form/use-save-key.ts";
import { type ColumnOf, columnsOf, type Fields } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import { stateMessage, STATE_FIELD } from "../states/form-state.ts";
import { StateField } from "../states/state-field.tsx";
import { useFieldLabels } from "./use-field-labels.ts";

/** The props of an input: `<TextField {...box("name")} />`. */
export type BoxOf<Name extends string = string> = (name: Name) => {
	name: string;
	label: string;
	error: string | null;
	defaultValue: string | undefined;
};

export type RecordEditorProps<T extends Fields, Answer extends FormAnswer, Extra extends string> = {
	/** Labels and error messages come from its field table. */
	record: Pick<RecordKind<T>, "fields" | "labels" | "texts" | "name" | "office" | "page">;
	/** Names this form among those of other windows; the record that its first save makes has it as its id. */
	formId: string;
	/** Inputs that are not columns; their labels are texts of the record's namespace. */
	extraBoxes?: readonly Extra[];
	/** The initial text of an empty form; inputs that are not named here start empty. */
	blank?: Words;
	/** The record to edit; null for a new one. `version` counts its saves. */
	stored: StoredForm | null;
	check: (form: FormData) => Read<unknown>;
	answer: Answer | null;
	/** Under which name the browser keeps a new record; null for one that it does not keep. */
	draftKey: string | null;
	/** Why the form can't be saved at the moment, as text. */
	blockedReason?: string | null;
	versions?: Versions;
	/** Draws the inputs; `initiallyTyped` is their initial text, `kept` the files that the browser had kept, if it had. */
	children: (
		box: BoxOf<ColumnOf<T> | Extra>,
		answer: Answer | null,
		initiallyTyped: Words,
		kept: KeptFile[] | null,
	) => ReactNode;
};

const unchecked = { ok: true, value: null, typed: {} } as const;

/** After these the answer says alone what the form would say, too. */
const saysItself: string[] = ["refused", "missing", "conflict"];

/** A record's form: draft notice, error summary, result of the last save, inputs, and the bar with the buttons. */
export function RecordEditor<T extends Fields, Answer extends FormAnswer, Extra extends string = never>(
	props: RecordEditorProps<T, Answer, Extra>,
) {
	const { answer, draftKey, record, stored } = props;
	// Above the forms of all rounds, which have it one after the other.
	const place = useDraftPlace(stored === null ? draftKey : null);
	const savedLine = useSavedLine(stored?.savedAt ?? null);
	const blank = { ...Object.fromEntries(columnsOf(record.fields).map(({ name }) => [name, ""])), ...props.blank };
	// A form that was saved or cleared is drawn anew under another key, and the old one's answer is over.
	const [round, setRound] = useState({
		number: 0,
		after: null as Answer | null,
		// The first one, since a refused form is rendered with another.
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
			blank={blank}
			answer={round.after === answer ? null : answer}
			savedLine={savedLine}
			focus={round.focus}
			onSaved={(cursor) => startOver(cursor, round.formId)}
			onClear={() => startOver(() => document.querySelector<HTMLElement>("main h1")?.focus(), randomId())}
		/>
	);
}

type FormProps<T extends Fields, Answer extends FormAnswer, Extra extends string> = RecordEditorProps<
	T,
	Answer,
	Extra
> & {
	blank: Words;
	place: Where | null;
	/** When the record was saved, in words. */
	savedLine: string | null;
	/** Puts the focus where it belongs once the form is drawn. */
	focus: () => void;
	onSaved: (cursor: () => void) => void;
	onClear: () => void;
};

function EditorForm<T extends Fields, Answer extends FormAnswer, Extra extends string>(
	props: FormProps<T, Answer, Extra>,
) {
	const { record, blank, stored, check, answer, blockedReason = null, focus, onSaved, onClear, formId } = props;
	const t = useTexts("editor");
	const states = useTextsByKey("recordStates");
	const language = useLanguage();
	const navigate = useNavigate();
	const bar = useTexts("saveBar");
	const own = useTextsByKey(record.texts);
	const text: typeof own = (key, values) => {
		const ofState = stateMessage(key);
		return ofState === null ? own(key, values) : states(ofState, values);
	};
	const { boxLabel, value } = useFieldLabels(record);
	const label = (name: string) => boxLabel(name) ?? text(name);
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	const isNew = stored === null;
	// One object per answer: its identity tells the form that the server has sent a new one.
	const refused = useMemo(
		() =>
			answer && Object.keys(answer.errors).length > 0
				? { ok: false as const, errors: answer.errors, typed: answer.typed }
				: null,
		[answer],
	);
	const {
		errors,
		unsent,
		onSubmit: onCheck,
		onInput,
	} = useCheckedForm(
		// A draft may be half written.
		(data) => (data.get(STATE_FIELD) === "draft" ? unchecked : check(data)),
		refused,
	);
	const { autosave, browser, blocker, saving, isTyped, ...editing } = useRecordForm(form, {
		record,
		formId,
		stored,
		blank,
		answer,
		browserKey: props.draftKey,
		place: props.place,
		busy: blockedReason !== null,
		onSaved,
	});
	useSaveKey(form);
	// oxlint-disable-next-line react-hooks/exhaustive-deps
	useEffect(() => focus(), []);
	const [version] = useState(stored?.version);
	const draftLine = useDraftLine(isNew ? browser.at : autosave.at, isNew);
	const back = useWayBack();
	const clear = () => {
		void editing.giveUp();
		onClear();
	};
	/** A new record is left, and forgotten; another one is shown as it is stored, in a page that keeps none of the words. */
	const discard = () => {
		const done = editing.giveUp();
		if (isNew) void navigate(back);
		else void done.finally(() => location.reload());
	};
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const submitter = event.submitter as HTMLButtonElement | null;
		onCheck(event);
		if (event.defaultPrevented) return;
		editing.onSave(event);
		if (submitter?.value !== "stay") return;
		// Submitted here, because this save must not scroll the page.
		event.preventDefault();
		void submit(submitter, { preventScrollReset: true });
	};
	/** In a conflict, checkboxes and choices are shown as text. */
	const show = (name: string, word: string) => {
		const custom = props.versions?.show?.(name, word);
		if (custom) return custom;
		const field = columnsOf(record.fields).find((column) => column.name === name)?.field;
		const kind = field?.kind;
		if (field && (kind === "money" || kind === "measure" || kind === "whole")) return numberIn(language, field, word);
		return kind === "yesNo" ? value(name, word !== "") : kind === "choice" ? value(name, word) : null;
	};
	const initiallyTyped = answer ? answer.typed : (stored?.words ?? blank);
	const box: BoxOf = (name) => ({
		name,
		label: label(name),
		error: errors[name] ? text(errors[name]) : null,
		defaultValue: initiallyTyped[name],
	});
	return (
		<>
			{!saysItself.includes(answer?.problem?.kind ?? "") && (
				<div className="mt-4 empty:hidden">
					<FormBanner
						record={record}
						stored={stored}
						restored={browser.restored}
						meanwhile={autosave.meanwhile}
						onInsist={autosave.insist}
						onClear={clear}
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
					onInput(event);
				}}
				className="mt-4 grid gap-4"
			>
				{/* The Enter key presses a form's first button, which must not be one that overwrites or stays. */}
				<button type="submit" hidden aria-label={bar("save")} />
				{!isNew && <input type="hidden" name="version" value={version} />}
				<fieldset disabled={saving} aria-busy={saving} className="contents">
					<HiddenFields
						fields={{
							opened: "",
							form: formId,
							draft_id: autosave.draft.id,
							draft: String(autosave.draft.version),
							...(isNew && { record: formId }),
						}}
					/>
					<Problem answer={answer} text={text} label={label} versions={{ ...props.versions, show }} />
					<ErrorSummary title={t("summary")} errors={errors} text={text} />
					{props.children(box, answer, initiallyTyped, browser.restored?.files ?? null)}
					{isNew && (
						<Clear onClear={clear}>
							<Icon path={mdiEraser} size={20} /> {text("clear")}
						</Clear>
					)}
					<SaveBar
						text={bar}
						blockedReason={blockedReason}
						saved={draftLine ?? props.savedLine}
						failure={<NotSent of={unsent} />}
						cancel={isTyped ? <Discard onDiscard={discard} /> : <Cancel />}
					>
						{stored?.id !== null && (
							<StateField
								row={stored?.row ?? null}
								hasDraft={stored ? stored.draft !== null : props.draftKey === null}
								typed={answer && answer.typed}
								error={(name) => (errors[name] ? text(errors[name]) : null)}
							/>
						)}
					</SaveBar>
				</fieldset>
			</Form>
			<LeaveDialog blocker={blocker} text={bar} onLeave={() => void editing.giveUp()} onKeep={editing.keepAsDraft} />
		</>
	);
}

/** Text that says when what is typed was kept last, by the server or the browser, or that it was not. */
function useDraftLine(at: string | "failed" | null, isNew: boolean): string | null {
	const language = useLanguage();
	const editor = useTexts("editor");
	const drafts = useTexts("drafts");
	if (at === null) return null;
	if (at === "failed") return isNew ? editor("draftFailed") : drafts("failed");
	const time = clock(language, at);
	return isNew ? editor("draftKept", { time }) : drafts("kept", { time });
}
