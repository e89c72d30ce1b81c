import { type Actor, type CollectionName, collectionNames } from "../audit-log/audit.ts";
import { jobForm } from "../careers/job-record.ts";
import { jobRecords } from "../careers/job-service.server.ts";
import { newsForm } from "../news/news-record.ts";
import { newsRecords } from "../news/news-service.server.ts";
import { copyOriginalFiles } from "../offers/editor/offer-copy.server.ts";
import { offerForm } from "../offers/editor/offer-form.ts";
import { deleteOffer, offerRecords, restoreOffer } from "../offers/offer-service.server.ts";
import { offerHasPage } from "../offers/public-offers.server.ts";
import type { Fields, Stored } from "../records/fields.ts";
import { type Hooks, recordSaving } from "../records/form/record-save.server.ts";
import { readTyped, type RecordSchema } from "../records/form/record-sent.server.ts";
import { type AlsoWithWas, setValues } from "../records/record-values.server.ts";
import type { Return } from "../records/trash/record-trash.server.ts";
import type { RecordService } from "../records/record-service.server.ts";

/** The record service of each collection, and how it saves, autosaves and restores. */
export const services = {
	offer: {
		...withForm(offerRecords, offerForm, {
			restore: restoreOffer,
			copyFiles: copyOriginalFiles,
		}),
		remove: deleteOffer,
		hasPage: offerHasPage,
	},
	news: withForm(newsRecords, newsForm),
	job: withForm(jobRecords, jobForm),
};

/** Whether a collection other than this one has a record of this id. */
async function isTaken(id: string, kind: CollectionName): Promise<boolean> {
	for (const other of collectionNames)
		if (other !== kind && (await services[other].findForEdit(id)) !== null) return true;
	return false;
}

type Shown = { id: string; version: number };
type Special<Choice> = {
	restore: (id: string, by: Actor, as?: Return) => Promise<{ name: string; state: string } | null>;
	copyFiles: NonNullable<Hooks<Choice>["copyFiles"]>;
};

function withForm<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	schema: RecordSchema<T>,
	{ restore = service.restore, copyFiles }: Partial<Special<Choice>> = {},
) {
	const isComplete = (words: Record<string, string>) => readTyped(schema, words).ok;
	return {
		...service,
		/**
		 * The fields of a draft that have to be mended before it can be published. Asked of the words as typed: the row
		 * lacks what is invalid.
		 */
		async unfinished(id: string): Promise<string[]> {
			const row = await service.findForEdit(id);
			const read = row && readTyped(schema, (await service.draftOf(id))?.words ?? service.words(row));
			if (!read) return [];
			return read.ok ? [] : Object.keys(read.errors);
		},
		...recordSaving(service, schema, { isTaken: (id: string) => isTaken(id, service.record.kind), copyFiles }),
		setValues: (shown: Shown, values: Record<string, Stored>, by: Actor, also?: AlsoWithWas) =>
			setValues(service, schema, shown, values, by, also),
		restore: (id: string, by: Actor, { asDraft }: { asDraft: boolean }) =>
			restore(id, by, asDraft ? "draft" : { isComplete }),
	};
}
