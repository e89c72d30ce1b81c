import { mdiEraser } from "@mdi/js";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { useSavedLine } from "../i18n/use-saved-line.ts";
import type { Versions } from "../office/conflict.tsx";
import { CancelNew, Clear } from "../office/discard.tsx";
import { DraftNote } from "../office/draft-note.tsx";
import type { FormAnswer, Words } from "../office/form-answer.ts";
import { Problem } from "../office/problem.tsx";
import { useWayBack } from "../office/use-way-back.ts";
import { KeepingNote } from "./keeping-note.tsx";
import { TakenOver } from "./taken-over.tsx";
import { useEditing } from "./use-editing.ts";
import { type KeptRecord, useRecordKeeping } from "./use-record-keeping.ts";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { keepDraft } from "../ui/draft.ts";
import type { Read } from "../ui/form-reader.ts";
import { GuardedForm } from "../ui/guarded-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { SaveBar } from "../ui/save-bar.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { type ColumnOf, columnsOf, type Fields } from "./fields.ts";
import type { RecordKind } from "./record.ts";
import { useFieldWords } from "./use-field-words.ts";

/** The props of an input: `<TextField {...box("name")} />`. */
export type BoxOf<Name extends string = string> = (name: Name) => {
	name: string;
	label: string;
	error: string | null;
	defaultValue: string | undefined;
};

export type RecordEditorProps<T extends Fields, Answer extends FormAnswer, Extra extends string> = {
	/** Labels and error messages come from its field table. */
	record: Pick<RecordKind<T>, "fields" | "labels" | "texts" | "name" | "office">;
	/** Names this form among those of other windows; it becomes the id of a new record. */
	formId: string;
	/** Inputs that are not columns; their labels are texts of the record's namespace. */
	extraBoxes?: readonly Extra[];
	/** The initial text of an empty form; inputs that are not named here start empty. */
	blank?: Words;
	/** The record to edit; null for a new one. `version` counts its saves. */
	stored: KeptRecord | null;
	check: (form: FormData) => Read<unknown>;
	answer: Answer | null;
	/** The storage key of its draft; null for no draft. */
	draftKey: string | null;
	/** Tells the user what a restored draft does not contain. */
	draftHint?: string;
	/** True if the form contains something that the browser's draft does not store. */
	exceedsDraft?: (form: FormData) => boolean;
	/** Why the form can't be saved at the moment, as text. */
	blockedReason?: string | null;
	versions?: Versions;
	/** Draws the inputs; `initialWords` is their initial text. */
	children: (box: BoxOf<ColumnOf<T> | Extra>, answer: Answer | null, initialWords: Words) => ReactNode;
};

/** Stands in for a record that was deleted while its form was open; the fields hold what was typed. */
export const deletedRecord: KeptRecord = { id: null, words: {}, version: 0, savedAt: null, draft: 0, isDraft: false };

/** A record's form: draft notice, error summary, result of the last save, inputs, and the bar with the buttons. */
export function RecordEditor<T extends Fields, Answer extends FormAnswer, Extra extends string = never>(
	props: RecordEditorProps<T, Answer, Extra>,
) {
	const { answer, draftKey, record } = props;
	const blank = { ...Object.fromEntries(columnsOf(record.fields).map(({ name }) => [name, ""])), ...props.blank };
	// Clearing the form remounts it under a new key and ignores the answer that belongs to the old one.
	const [round, setRound] = useState({
		number: 0,
		after: null as Answer | null,
		lost: null as Words | null,
		// The first one, since a refused form is rendered with another.
		formId: props.formId,
	});
	const startOver = (lost: Words | null) =>
		setRound({ number: round.number + 1, after: answer, lost, formId: crypto.randomUUID() });
	const undo = () => {
		if (draftKey !== null) keepDraft(draftKey, round.lost ?? blank, new Date().toISOString());
		startOver(null);
	};
	const current = round.after === answer ? null : answer;
	return (
		<EditorForm
			key={round.number}
			{...props}
			formId={round.formId}
			blank={blank}
			answer={current}
			neverCleared={round.number === 0}
			onStartOver={startOver}
			onUndo={round.lost ? undo : null}
		/>
	);
}

type FormProps<T extends Fields, Answer extends FormAnswer, Extra extends string> = RecordEditorProps<
	T,
	Answer,
	Extra
> & {
	blank: Words;
	neverCleared: boolean;
	onStartOver: (lost: Words | null) => void;
	onUndo: (() => void) | null;
};

function EditorForm<T extends Fields, Answer extends FormAnswer, Extra extends string>(
	props: FormProps<T, Answer, Extra>,
) {
	const {
		record,
		blank,
		stored,
		check,
		answer,
		blockedReason = null,
		neverCleared,
		onStartOver,
		onUndo,
		formId,
	} = props;
	const drafts = useTexts("drafts");
	const t = useTexts("editor");
	const bar = useTexts("saveBar");
	const text = useTextsByKey(record.texts);
	const { boxLabel, value } = useFieldWords(record);
	const label = (name: string) => boxLabel(name) ?? text(name);
	const form = useRef<HTMLFormElement>(null);
	const isNew = stored === null;
	// One object per answer: its identity tells the form that the server has sent a new one.
	const refused = useMemo(
		() =>
			answer && Object.keys(answer.errors).length > 0
				? { ok: false as const, errors: answer.errors, typed: answer.typed }
				: null,
		[answer],
	);
	const { errors, onSubmit, onInput } = useCheckedForm(check, refused);
	const { reads, holder, locked } = useEditing();
	const keeping = useRecordKeeping(form, { record, formId, stored, blank, answer });
	const draft = useDraft(form, {
		key: props.draftKey,
		blank,
		isNew,
		record: keeping.begun ? formId : null,
		restores: answer === null,
	});
	const savedLine = useSavedLine(stored?.savedAt ?? null);
	const draftLine = useDraftLine(draft.kept);
	const leaving = useRef(false);
	const back = useWayBack();
	const leave = () => {
		leaving.current = true;
		draft.drop();
		keeping.giveUp();
	};
	const startOver = (lost: Words | null) => {
		draft.drop();
		keeping.giveUp();
		onStartOver(lost);
	};
	/** In a conflict, checkboxes and choices are shown as text. */
	const show = (name: string, word: string) => {
		const custom = props.versions?.show?.(name, word);
		if (custom) return custom;
		const kind = columnsOf(record.fields).find((column) => column.name === name)?.field.kind;
		return kind === "yesNo" ? value(name, word !== "") : kind === "choice" ? value(name, word) : null;
	};
	const losesInput = () =>
		!keeping.isSafe() && form.current !== null && props.exceedsDraft?.(new FormData(form.current)) === true;
	const isOnServer = () =>
		isNew ? !losesInput() && (draft.isKept() || keeping.isSafe()) : stored.isDraft && keeping.isSafe();
	const isKept = () => reads || (holder ? !keeping.hasUnkept() : isOnServer());
	const initialWords = answer ? answer.typed : (stored?.words ?? blank);
	const box: BoxOf = (name) => ({
		name,
		label: label(name),
		error: errors[name] ? text(errors[name]) : null,
		defaultValue: initialWords[name],
	});
	return (
		<>
			{holder && <TakenOver holder={holder} form={form} onTakeOver={keeping.takeOver} />}
			<GuardedForm
				form={form}
				locked={locked}
				version={stored && stored.version}
				unsaved={answer !== null}
				busy={blockedReason !== null}
				// Leaving does not lose a draft that is stored. What is typed into a published record is asked about.
				nothingToLose={() => leaving.current || isKept()}
				onGivenUp={keeping.giveUp}
				onStored={keeping.rest}
				text={bar}
				encType="multipart/form-data"
				onSubmit={(event) => {
					if (keeping.isWaitedFor(event)) return;
					draft.keepNow();
					// A draft may be half written.
					if ((event.nativeEvent.submitter as HTMLButtonElement | null)?.value !== "draft") onSubmit(event);
				}}
				onInput={(event) => {
					draft.keepSoon();
					if (!draft.isFilling()) keeping.keepSoon();
					onInput(event);
				}}
				className="mt-6 grid gap-8"
			>
				<HiddenFields fields={{ form: formId, draft: String(keeping.seen), ...(isNew && { record: formId }) }} />
				{!locked && answer?.problem?.kind !== "refused" && <KeepingNote keeping={keeping} />}
				<DraftNote
					restored={draft.restored}
					hint={props.draftHint}
					onDiscard={() => startOver(draft.words())}
					onUndo={onUndo}
					focus={!neverCleared}
				/>
				<Problem answer={answer} text={text} label={label} versions={{ ...props.versions, show }} />
				<ErrorSummary title={t("summary")} errors={errors} text={text} />
				{props.children(box, answer, initialWords)}
				{!locked && (
					<SaveBar
						text={bar}
						// A copy is saved as a draft anyway.
						draft={
							stored?.id === null || props.draftKey === null
								? undefined
								: { label: drafts("button"), title: drafts("buttonTitle") }
						}
						cancelTo={back}
						cancel={
							isNew ? (
								<CancelNew to={back} losesInput={() => draft.hasWords() || losesInput()} onLeave={leave} />
							) : undefined
						}
						blockedReason={blockedReason}
						saved={keeping.line ?? (isNew ? draftLine : savedLine)}
					>
						{isNew && (
							<Clear onClear={() => startOver(null)}>
								<Icon path={mdiEraser} size={20} />
								<span className="max-sm:sr-only">{text("clear")}</span>
							</Clear>
						)}
					</SaveBar>
				)}
			</GuardedForm>
		</>
	);
}

/** Text that says when the draft was stored, or that it can't be. */
function useDraftLine(keptAt: string | "failed" | null): string | null {
	const t = useTexts("editor");
	const language = useLanguage();
	if (keptAt === null) return null;
	return keptAt === "failed" ? t("draftFailed") : t("draftKept", { time: clock(language, keptAt) });
}
