import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useCheckedForm } from "../ui/checked-form.tsx";
import { TextArea } from "../ui/field.tsx";
import { type Refused, readForm } from "../ui/form-reader.ts";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { NOTE_LENGTH, noteForm } from "./note-form.ts";
import type { RequestNote } from "./request.ts";

/** What the server said to a note that was not stored. */
export type NoteAnswer = { state: "refused"; refused: Refused } | { state: "failed"; code: number; typed: Record<string, string> };

/** What the office wrote down beside a request, and room for more. `noteId` makes a note that is sent twice one. */
export function RequestNotes({ notes, noteId, answer }: { notes: RequestNote[]; noteId: string; answer: NoteAnswer | undefined }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("notes")}</h2>
			<p className="mt-1 text-sm text-muted">{t("notesHint")}</p>
			{notes.length === 0 ? (
				<p className="mt-4 text-muted">{t("notesNone")}</p>
			) : (
				<ol className="mt-4 grid gap-4">
					{notes.map((note) => (
						<li key={note.id} className="border-l-4 border-line pl-4">
							<p className="text-sm text-muted">
								{note.by_email}, <time dateTime={note.created_at}>{dateAndTime(language, note.created_at)}</time>
							</p>
							<p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{note.text}</p>
						</li>
					))}
				</ol>
			)}
			{/* Each note has a number of its own: a new one begins an empty form. */}
			<NoteForm key={noteId} noteId={noteId} answer={answer} />
		</section>
	);
}

function NoteForm({ noteId, answer }: { noteId: string; answer: NoteAnswer | undefined }) {
	const t = useTexts("kontaktanfragen");
	const saving = useNavigation().formData?.has("note_id") ?? false;
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(noteForm, form), answer?.state === "refused" ? answer.refused : null);
	const typed = answer?.state === "failed" ? answer.typed : answer?.refused.typed;
	const failure = answer?.state === "failed" ? t("noteError", { code: answer.code }) : null;
	const field = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (failure) showToast({ kind: "bad", title: t("updateErrorTitle"), text: failure });
	}, [answer, failure, t]);
	useEffect(() => {
		if (errors.text) field.current?.querySelector("textarea")?.focus();
	}, [errors.text]);
	return (
		<Form ref={field} method="post" preventScrollReset onSubmit={onSubmit} onInput={onInput} noValidate className="mt-5 grid gap-3">
			{failure && (
				<Notice kind="bad" title={t("updateErrorTitle")}>
					<p>{failure}</p>
				</Notice>
			)}
			<input type="hidden" name="note_id" value={noteId} />
			<TextArea label={t("note")} name="text" rows={3} required maxLength={NOTE_LENGTH} defaultValue={typed?.text} error={errors.text && t(errors.text)} />
			<Button type="submit" kind="secondary" disabled={saving} className="justify-self-start">
				{saving ? t("noteSaving") : t("noteAdd")}
			</Button>
		</Form>
	);
}
