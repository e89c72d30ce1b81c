import { Eraser } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { AskFirst } from "../ui/ask-first.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { keepDraft } from "../ui/draft.ts";
import type { Read } from "../ui/form-reader.ts";
import { SaveBar } from "../ui/save-bar.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { Cancel } from "./cancel.tsx";
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
	stored: { words: Words; version: number } | null;
	check: (form: FormData) => Read<unknown>;
	answer: Answer | null;
	draftKey: string;
	/** What a restored draft does not hold. */
	draftHint?: string;
	/** What the save button says while the form is on its way. */
	saving?: string;
	/** How a word of a field is shown beside another version of it. */
	show?: (field: string, word: string) => ReactNode;
	children: (field: FieldOf, answer: Answer | null) => ReactNode;
};

/** In place of a stored record that was deleted while its form was open: the fields hold what was typed. */
export const gone = { words: {}, version: 0 };

/** A form of the office: its draft, its mistakes, what became of saving it, its fields, and the bar with its buttons. */
export function Editor<Answer extends FormAnswer>(props: EditorProps<Answer>) {
	const { answer, draftKey, blank } = props;
	// Emptying the form begins it anew: another key, and nothing of an answer that was given to the old one.
	const [round, setRound] = useState<{ number: number; after: Answer | null; lost: Words | null }>({ number: 0, after: null, lost: null });
	const startOver = (lost: Words | null) => setRound({ number: round.number + 1, after: answer, lost });
	const undo = () => {
		keepDraft(draftKey, round.lost ?? blank, new Date().toISOString());
		setRound({ number: round.number + 1, after: answer, lost: null });
	};
	return (
		<EditorForm
			key={round.number}
			{...props}
			answer={round.after === answer ? null : answer}
			begun={round.number === 0}
			onStartOver={startOver}
			onUndo={round.lost ? undo : null}
		/>
	);
}

type FormProps<Answer extends FormAnswer> = EditorProps<Answer> & { begun: boolean; onStartOver: (lost: Words | null) => void; onUndo: (() => void) | null };

function EditorForm<Answer extends FormAnswer>({ text, blank, stored, check, answer, draftKey, draftHint, saving, show, children, begun, onStartOver, onUndo }: FormProps<Answer>) {
	const t = useTexts("editor");
	const form = useRef<HTMLFormElement>(null);
	const isSaving = useNavigation().formMethod === "POST";
	// One object an answer: the form tells by it whether the server has said something new.
	const refused = useMemo(() => (answer && Object.keys(answer.errors).length > 0 ? { ok: false as const, errors: answer.errors, typed: answer.typed } : null), [answer]);
	const { errors, onSubmit, onInput } = useCheckedForm(check, refused);
	const draft = useDraft(form, { key: draftKey, blank, isNew: stored === null, restores: answer === null });
	const startOver = (lost: Words | null) => {
		draft.drop();
		onStartOver(lost);
	};
	const first = answer ? answer.typed : (stored?.words ?? blank);
	const field: FieldOf = (name) => ({ name, label: text(name), error: errors[name] ? text(errors[name]) : null, defaultValue: first[name] });
	return (
		<Form
			ref={form}
			method="post"
			encType="multipart/form-data"
			noValidate
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
			{stored && <input type="hidden" name="version" value={stored.version} />}
			<fieldset disabled={isSaving} className="contents">
				<DraftNote restored={draft.restored} hint={draftHint} onDiscard={() => startOver(draft.words())} onUndo={onUndo} focus={!begun} />
				{answer && <Problem answer={answer} text={text} show={show} />}
				<ErrorSummary title={t("summary")} errors={errors} text={text} />
				{children(field, answer)}
				<SaveBar status={<DraftState kept={draft.kept} />}>
					{stored === null && <Clear label={text("clear")} onClear={() => startOver(null)} />}
					<Cancel asks={() => stored === null && draft.hasWords()} onLeave={draft.drop} />
					<Button type="submit">{isSaving ? (saving ?? t("saving")) : t("save")}</Button>
				</SaveBar>
			</fieldset>
		</Form>
	);
}

/** When the draft was kept. Only that it could not be is said aloud: the time changes with every pause in typing. */
function DraftState({ kept }: { kept: string | "failed" | null }) {
	const t = useTexts("editor");
	const language = useLanguage();
	if (kept === "failed") return <p role="status">{t("draftFailed")}</p>;
	return kept && <p>{t("draftKept", { time: clock(language, kept) })}</p>;
}

/** Empties the form of something new, after asking. */
function Clear({ label, onClear }: { label: string; onClear: () => void }) {
	const t = useTexts("editor");
	return (
		<AskFirst
			open={(ask) => (
				<Button kind="secondary" onClick={ask} className="needs-script max-sm:min-w-11 max-sm:px-0">
					<Eraser size={18} aria-hidden />
					<span className="max-sm:sr-only">{label}</span>
				</Button>
			)}
			title={t("clearTitle")}
			text={t("clearText")}
			cancel={t("clearCancel")}
			confirm={
				<Button kind="danger" onClick={onClear}>
					{t("clearConfirm")}
				</Button>
			}
		/>
	);
}
