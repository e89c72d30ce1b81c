import { mdiEraser } from "@mdi/js";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { useSavedLine } from "../i18n/use-saved-line.ts";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { keepDraft } from "../ui/draft.ts";
import type { Read } from "../ui/form-reader.ts";
import { GuardedForm } from "../ui/guarded-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { SaveBar } from "../ui/save-bar.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { CancelNew, Clear } from "./discard.tsx";
import { DraftNote } from "./draft-note.tsx";
import type { FormAnswer, Words } from "./form-answer.ts";
import { Problem } from "./problem.tsx";

/** What a field of the form needs: `<TextField {...field("name")} />`. */
type FieldOf = (name: string) => { name: string; label: string; error: string | null; defaultValue: string | undefined };

export type EditorProps<Answer extends FormAnswer> = {
	/** Texts of the form's namespace: labels by the field's name, messages by their key. */
	text: (key: string, values?: Record<string, string | number>) => string;
	/** What the fields of an empty form hold. */
	blank: Words;
	/** The record that is edited; null for a new one. `version` is the count of saves at which it was opened. */
	stored: Stored | null;
	check: (form: FormData) => Read<unknown>;
	answer: Answer | null;
	draftKey: string;
	/** What a restored draft does not hold. */
	draftHint?: string;
	/** Where the record is deleted, which asks by itself. */
	deleteAt: string;
	/** Fields that are no words, such as a picture, and whether there is a change in them that only saving keeps. */
	apart?: { fields: string[]; changed: boolean; saving: string; onStored: () => void };
	/** How a word of a field is shown beside another version of it. */
	show?: (field: string, word: string) => ReactNode;
	children: (field: FieldOf, answer: Answer | null) => ReactNode;
};

type Stored = { words: Words; version: number; savedAt: string | null };

/** In place of a stored record that was deleted while its form was open: the fields hold what was typed. */
export const gone: Stored = { words: {}, version: 0, savedAt: null };

/** A form of the office: its draft, its mistakes, what became of saving it, its fields, and the bar with its buttons. */
export function Editor<Answer extends FormAnswer>(props: EditorProps<Answer>) {
	const { answer, draftKey, blank } = props;
	// Emptying the form begins it anew: another key, and nothing of an answer that was given to the old one.
	const [round, setRound] = useState<{ number: number; after: Answer | null; lost: Words | null }>({ number: 0, after: null, lost: null });
	const startOver = (lost: Words | null) => setRound({ number: round.number + 1, after: answer, lost });
	const undo = () => {
		keepDraft(draftKey, round.lost ?? blank, new Date().toISOString());
		startOver(null);
	};
	const current = round.after === answer ? null : answer;
	return <EditorForm key={round.number} {...props} answer={current} begun={round.number === 0} onStartOver={startOver} onUndo={round.lost ? undo : null} />;
}

type FormProps<Answer extends FormAnswer> = EditorProps<Answer> & { begun: boolean; onStartOver: (lost: Words | null) => void; onUndo: (() => void) | null };

function EditorForm<Answer extends FormAnswer>({ text, blank, stored, check, answer, apart, children, begun, onStartOver, onUndo, ...props }: FormProps<Answer>) {
	const t = useTexts("editor");
	const bar = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const isNew = stored === null;
	// One object an answer: the form tells by it whether the server has said something new.
	const refused = useMemo(() => (answer && Object.keys(answer.errors).length > 0 ? { ok: false as const, errors: answer.errors, typed: answer.typed } : null), [answer]);
	const { errors, onSubmit, onInput } = useCheckedForm(check, refused);
	const draft = useDraft(form, { key: props.draftKey, blank, isNew, restores: answer === null });
	const saved = useSavedLine(stored?.savedAt ?? null);
	const kept = useKeptLine(draft.kept);
	const leaves = useRef(false);
	const leave = () => {
		leaves.current = true;
		draft.drop();
	};
	const startOver = (lost: Words | null) => {
		draft.drop();
		onStartOver(lost);
	};
	const first = answer ? answer.typed : (stored?.words ?? blank);
	const field: FieldOf = (name) => ({ name, label: text(name), error: errors[name] ? text(errors[name]) : null, defaultValue: first[name] });
	return (
		<GuardedForm
			form={form}
			version={stored && stored.version}
			unsaved={answer !== null}
			busy={apart?.changed}
			apart={apart?.fields}
			freeTo={props.deleteAt}
			// A draft that is kept is not lost by leaving.
			free={() => leaves.current || (isNew && !apart?.changed && draft.isKept())}
			onStored={apart?.onStored}
			text={bar}
			encType="multipart/form-data"
			onSubmit={(event) => {
				draft.keepNow();
				onSubmit(event);
			}}
			onInput={(event) => {
				draft.keepSoon();
				onInput(event);
			}}
			className="mt-6 grid gap-8"
		>
			<DraftNote restored={draft.restored} hint={props.draftHint} onDiscard={() => startOver(draft.words())} onUndo={onUndo} focus={!begun} />
			<Problem answer={answer} text={text} show={props.show} />
			<ErrorSummary title={t("summary")} errors={errors} text={text} />
			{children(field, answer)}
			<SaveBar
				text={bar}
				cancelTo="/admin/dashboard"
				cancel={isNew ? <CancelNew to="/admin/dashboard" loses={() => draft.hasWords() || apart?.changed === true} onLeave={leave} /> : undefined}
				saved={isNew ? kept : saved}
				saving={apart?.changed ? apart.saving : undefined}
			>
				{isNew && (
					<Clear onClear={() => startOver(null)}>
						<Icon path={mdiEraser} size={20} />
						<span className="max-sm:sr-only">{text("clear")}</span>
					</Clear>
				)}
			</SaveBar>
		</GuardedForm>
	);
}

/** When the draft was kept, or that it can't be, in words. */
function useKeptLine(kept: string | "failed" | null): string | null {
	const t = useTexts("editor");
	const language = useLanguage();
	if (kept === null) return null;
	return kept === "failed" ? t("draftFailed") : t("draftKept", { time: clock(language, kept) });
}
