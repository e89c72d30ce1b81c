import type { ComponentType } from "react";
import { jobForm, jobRecord } from "../../careers/job-record.ts";
import { NewsEditor } from "../../news/news-editor.tsx";
import { OfferEditor } from "../../machines/editor/offer-editor.tsx";
import { offerList } from "../../machines/editor/offer-list-cells.tsx";
import type { RecordAnswer } from "../../content/form/record-answer.ts";
import { RecordPage, type RecordPageProps } from "../../content/form/record-page.tsx";
import type { CustomList } from "../../content/list/record-list.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import type { CollectionName } from "../../log/audit.ts";

/**
 * The editor of each collection, without the types of their records, because the same routes serve all of them: `stored`
 * is a record of its kind, null for a new one, or "deleted".
 */
export const editors = { offer: OfferEditor, news: NewsEditor, job: JobEditor } as unknown as Record<
	CollectionName,
	ComponentType<{ stored: unknown; original?: unknown; formId: string; today: string; answer: RecordAnswer | null }>
>;

/** A position has nothing beyond its fields. */
function JobEditor(props: Pick<RecordPageProps<unknown>, "stored" | "formId" | "answer">) {
	return <RecordPage {...props} record={jobRecord} check={(form) => readForm(jobForm, form)} />;
}

export const customLists: Partial<Record<CollectionName, CustomList>> = { offer: offerList };
