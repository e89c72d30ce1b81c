import type { RecordAnswer } from "../content/form/record-answer.ts";
import { RecordPage, type StoredRecord } from "../content/form/record-page.tsx";
import { readForm } from "../foundation/ui/form/form-reader.ts";
import { jobForm, jobRecord } from "./job-record.ts";

type Props = {
	/** The position to edit; null for a new one, "deleted" if it was deleted while its form was open. */
	stored: StoredRecord<(typeof jobRecord)["fields"]> | "deleted" | null;
	formId: string;
	answer: RecordAnswer | null;
};

export function JobEditor(props: Props) {
	return <RecordPage {...props} record={jobRecord} check={(form) => readForm(jobForm, form)} />;
}
