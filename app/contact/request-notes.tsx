import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useCheckedForm } from "../ui/checked-form.tsx";
import { TextArea } from "../ui/field.tsx";
import { type Refused, readForm } from "../ui/form-reader.ts";
import { LeaveDialog } from "../ui/leave-dialog.tsx";
import { SaveFailure } from "../ui/save-failure.tsx";
import { useFormGuard } from "../ui/use-form-guard.ts";
import { useSaving } from "../ui/use-saving.ts";
import { NOTE_LENGTH, noteForm } from "./note-form.ts";
import type { RequestNote } from "./request.ts";

/** Fields that something else speaks for: here there are none. */
const none: string[] = [];

/** What the server said to a note that was not stored. */
export type NoteAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> }
	| { state: "signedOut"; typed: Record<string, string> };

type Props = {
	requestId: string;
	notes: RequestNote[];
	/** Makes a note that is sent twice one. */ noteId: string;
	answer: NoteAnswer | undefined;
};

/** What the office wrote down beside a request, and room for more. */
export function RequestNotes({ requestId, notes, noteId, answer }: Props) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	// The note that is being written keeps its number until it is stored, whatever else makes the page read its data
	// anew.
	const [writing, write] = useState(noteId);
	if (writing !== noteId && notes.some(({ id }) => id === writing)) write(noteId);
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
			<NoteForm key={writing} requestId={requestId} noteId={writing} answer={answer} />
		</section>
	);
}

function NoteForm({ requestId, noteId, answer }: Omit<Props, "notes">) {
	const t = useTexts("kontaktanfragen");
	const told = useTextsByKey("kontaktanfragen");
	const bar = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const saving = useSaving();
	const { errors, onSubmit, onInput } = useCheckedForm(
		(data) => readForm(noteForm, data),
		answer?.state === "refused" ? answer.refused : null,
	);
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	// Steps have asked already, and lead back to this page.
	const { blocker } = useFormGuard({
		form,
		unsaved: typed !== undefined,
		busy: false,
		leaveFreelyTo: `/admin/kontakt-anfrage/${requestId}/`,
		ignoredFields: none,
	});
	useEffect(() => {
		if (errors.text) form.current?.querySelector("textarea")?.focus();
	}, [errors.text]);
	return (
		<>
			<Form
				ref={form}
				method="post"
				preventScrollReset
				onSubmit={onSubmit}
				onInput={onInput}
				noValidate
				className="mt-5 grid gap-3"
			>
				{answer?.state === "failed" && (
					<SaveFailure of={answer} title={t("updateErrorTitle")} text={t("noteError", { code: answer.code })} />
				)}
				{answer?.state === "signedOut" && (
					<SaveFailure of={answer} title={bar("signedOutTitle")} text={bar("signedOutText")} signIn={bar("signIn")} />
				)}
				<input type="hidden" name="note_id" value={noteId} />
				<TextArea
					label={t("note")}
					name="text"
					rows={3}
					required
					maxLength={NOTE_LENGTH}
					defaultValue={typed?.text}
					error={errors.text && told(errors.text)}
				/>
				<Button type="submit" kind="secondary" disabled={saving} className="justify-self-start">
					{saving ? t("noteSaving") : t("noteAdd")}
				</Button>
			</Form>
			<LeaveDialog blocker={blocker} text={bar} />
		</>
	);
}
