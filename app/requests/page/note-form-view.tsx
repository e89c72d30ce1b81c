import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { useCheckedForm } from "../../foundation/ui/form/checked-form.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { noteKinds } from "../request.ts";
import { answerTo, NOTE_LENGTH, noteForm, type WorkAnswer } from "./request-work.ts";
import { WorkFailure } from "./work-failure.tsx";

type Props = {
	/** The id of the next note, so that a form sent twice stores one. */
	noteId: string;
	answer: WorkAnswer | undefined;
	/** Called with whether there is text that could be lost. */
	onTyping: (unsaved: boolean) => void;
};

export function NoteForm({ noteId, answer, onTyping }: Props) {
	const t = useTexts("requestWork");
	const textByKey = useTextsByKey("requestWork");
	const form = useRef<HTMLFormElement>(null);
	const saving = useSaving();
	const sent = answerTo(answer, "note");
	const { errors, onSubmit, onInput } = useCheckedForm((data) => readForm(noteForm, data), sent);
	const typed = sent?.typed.text;
	useEffect(() => {
		if (errors.text) form.current?.querySelector("textarea")?.focus();
	}, [errors.text]);
	useEffect(() => {
		onTyping(typed !== undefined);
		return () => onTyping(false);
	}, [onTyping, typed]);
	return (
		<section className="rounded-md border border-line bg-surface p-5 max-lg:order-1">
			<h2 className="text-xl">{t("notes")}</h2>
			<p className="mt-1 text-sm text-muted">{t("notesHint")}</p>
			<Form
				ref={form}
				method="post"
				preventScrollReset
				onSubmit={onSubmit}
				onInput={(event) => {
					onInput(event);
					if (event.target instanceof HTMLTextAreaElement) onTyping(event.target.value !== "");
				}}
				noValidate
				className="mt-5 grid gap-3"
			>
				<WorkFailure answer={answer} intent="note" />
				<HiddenFields fields={{ intent: "note", note_id: noteId }} />
				<TextArea
					label={t("note")}
					name="text"
					rows={3}
					required
					maxLength={NOTE_LENGTH}
					defaultValue={typed}
					error={errors.text && textByKey(errors.text)}
				/>
				<div className="flex flex-wrap gap-3">
					{noteKinds.map((kind) => (
						<Button key={kind} kind="secondary" name="kind" value={kind} disabled={saving}>
							{t(`add.${kind}`)}
						</Button>
					))}
				</div>
				<p className="text-sm text-muted">{t("addHint")}</p>
			</Form>
		</section>
	);
}
