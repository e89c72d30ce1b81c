import { useTexts } from "../i18n/texts.tsx";
import { DeleteHere } from "../office/delete-record.tsx";
import { Editor, gone } from "../office/editor.tsx";
import { EditorFrame, ViewOnSite } from "../office/editor-frame.tsx";
import type { FormAnswer } from "../office/form-answer.ts";
import { TextArea, TextField } from "../ui/field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { readForm } from "../ui/form-reader.ts";
import type { EditableJob } from "./job-desk.server.ts";
import { blankJob, JOB_DRAFT, jobWords } from "./job-fields.ts";
import { jobForm, LINE_LENGTH } from "./job-form.ts";

type Props = {
	/** The position that is edited; null for a new one, "gone" for one that was deleted while its form was open. */
	job: EditableJob | "gone" | null;
	/** Whether the question before deleting stands in the page. */
	askDelete: boolean;
	answer: FormAnswer | null;
};

/** The form of a position, for adding and for editing. */
export function JobEditor({ job, askDelete, answer }: Props) {
	const t = useTexts("addCareerPage");
	const editor = useTexts("editor");
	const ask = useTexts("alertDialog");
	const stored = job === "gone" ? null : job;
	const tools = stored && (
		<>
			<ViewOnSite to={`/karriere?stelle=${stored.id}`} />
			<DeleteHere action={`/admin/karriere-loeschen/${stored.id}`} name={stored.title} question={ask("deleteJob", { name: stored.title })} label={t("delete")} asked={askDelete} />
		</>
	);
	return (
		<EditorFrame title={job ? t("editTitle") : t("addTitle")} tools={tools}>
			<Editor
				text={t}
				blank={blankJob}
				stored={job && (stored ? { words: jobWords(stored), version: stored.version, savedAt: stored.updated_at } : gone)}
				check={(form) => readForm(jobForm, form)}
				answer={answer}
				draftKey={JOB_DRAFT}
				deleteAt="/admin/karriere-loeschen/"
			>
				{(field) => (
					<>
						<FormSection title={editor("german")}>
							<TextField {...field("title")} required maxLength={LINE_LENGTH} lang="de" />
							<div className="grid gap-5 *:min-w-0 sm:grid-cols-2">
								<TextField {...field("location")} required maxLength={LINE_LENGTH} />
								<TextField {...field("type")} required maxLength={LINE_LENGTH} hint={t("typeHint")} lang="de" />
							</div>
							<TextArea {...field("description")} required rows={5} lang="de" />
							<TextArea {...field("requirements")} aside={t("optional")} rows={6} hint={t("linesHint")} lang="de" />
							<TextArea {...field("benefits")} aside={t("optional")} rows={6} hint={t("linesHint")} lang="de" />
						</FormSection>
						<FormSection title={editor("english")} hint={editor("englishHint")}>
							<TextField {...field("title_en")} maxLength={LINE_LENGTH} lang="en" />
							<TextField {...field("type_en")} maxLength={LINE_LENGTH} lang="en" />
							<TextArea {...field("description_en")} rows={5} lang="en" />
							<TextArea {...field("requirements_en")} rows={6} hint={t("linesHint")} lang="en" />
							<TextArea {...field("benefits_en")} rows={6} hint={t("linesHint")} lang="en" />
						</FormSection>
					</>
				)}
			</Editor>
		</EditorFrame>
	);
}
