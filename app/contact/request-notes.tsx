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

/** No field here has an indicator of its own for unsaved changes. */
const noFields: string[] = [];

/** The server's answer to a note that was not stored. */
export type NoteAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> }
	| { state: "signedOut"; typed: Record<string, string> };

type Props = {
	requestId: string;
	notes: RequestNote[];
	/** The id of the next note, so that one that is sent twice is stored once. */ noteId: string;
	answer: NoteAnswer | undefined;
};

/** The office's notes about a request, and a form for another one. */
export function RequestNotes({ requestId, notes, noteId, answer }: Props) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	// A note keeps its id until it is stored, even if the page reloads its data meanwhile.
	const [writing, setWriting] = useState(noteId);
	if (writing !== noteId && notes.some(({ id }) => id === writing)) setWriting(noteId);
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
	const textByKey = useTextsByKey("kontaktanfragen");
	const bar = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const saving = useSaving();
	const { errors, onSubmit, onInput } = useCheckedForm(
		(data) => readForm(noteForm, data),
		answer?.state === "refused" ? answer.refused : null,
	);
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	// Steps have their own question, and lead back to this page.
	const { blocker } = useFormGuard({
		form,
		unsaved: typed !== undefined,
		busy: false,
		leaveFreelyTo: `/admin/kontakt-anfrage/${requestId}/`,
		ignoredFields: noFields,
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
					error={errors.text && textByKey(errors.text)}
				/>
				<Button type="submit" kind="secondary" disabled={saving} className="justify-self-start">
					{saving ? t("noteSaving") : t("noteAdd")}
				</Button>
			</Form>
			<LeaveDialog blocker={blocker} text={bar} />
		</>
	);
}
