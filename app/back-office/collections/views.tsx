import type { ComponentType } from "react";
import { JobEditor } from "../../careers/job-editor.tsx";
import { NewsEditor } from "../../news/news-editor.tsx";
import { OfferEditor } from "../../machines/editor/offer-editor.tsx";
import { offerList } from "../../machines/editor/offer-list-cells.tsx";
import type { RecordAnswer } from "../../content/form/record-answer.ts";
import type { CustomList } from "../../content/list/record-list.ts";
import type { CollectionName } from "../../log/audit.ts";

/** The props of every editor; `stored` is a record of its kind, null for a new one, or "deleted". */
export type EditorProps = {
	stored: unknown;
	original?: unknown;
	formId: string;
	today: string;
	answer: RecordAnswer | null;
};

/** The editor of each collection, without the types of their records: the same routes serve all of them. */
export const editors = { offer: OfferEditor, news: NewsEditor, job: JobEditor } as unknown as Record<
	CollectionName,
	ComponentType<EditorProps>
>;

export const customLists: Partial<Record<CollectionName, CustomList>> = { offer: offerList };
