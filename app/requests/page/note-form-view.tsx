import type { RefObject } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { noteKinds } from "../request.ts";
import { NOTE_LENGTH, noteForm, type WorkAnswer } from "./request-work.ts";
import { WorkForm } from "./work-form.tsx";

type Props = {
	ref: RefObject<HTMLFormElement | null>;
	/** The id of the next note, so that a form sent twice stores one. */
	noteId: string;
	answer: WorkAnswer | undefined;
};

export function NoteForm({ ref, noteId, answer }: Props) {
	const t = useTexts("requestWork");
	const saving = useSaving();
	return (
		<section className="rounded-md border border-line bg-surface p-5 max-lg:order-1">
			<h2 className="text-xl">{t("notes")}</h2>
			<p className="mt-1 text-sm text-muted">{t("notesHint")}</p>
			<WorkForm
				ref={ref}
				intent="note"
				answer={answer}
				check={(sent) => readForm(noteForm, sent)}
				className="mt-5 grid gap-3"
			>
				<HiddenFields fields={{ intent: "note", note_id: noteId }} />
				<TextArea label={t("note")} name="text" rows={3} required maxLength={NOTE_LENGTH} />
				<div className="flex flex-wrap gap-3">
					{noteKinds.map((kind) => (
						<Button key={kind} kind="secondary" name="kind" value={kind} disabled={saving}>
							{t(`add.${kind}`)}
						</Button>
					))}
				</div>
				<p className="text-sm text-muted">{t("addHint")}</p>
			</WorkForm>
		</section>
	);
}
