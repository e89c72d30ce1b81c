import type { Actor } from "./audit-log/audit.ts";
import { kindAt } from "./collections.ts";
import { jobForm } from "./careers/job-record.ts";
import { jobRecords } from "./careers/job-service.server.ts";
import { newsForm } from "./news/news-record.ts";
import { newsRecords } from "./news/news-service.server.ts";
import { copyOriginalFiles } from "./offers/offer-copy.server.ts";
import { offerForm } from "./offers/offer-form.ts";
import { deleteOffer, offerRecords, restoreOffer } from "./offers/offer-service.server.ts";
import type { Fields, Stored } from "./records/fields.ts";
import { keepSent } from "./records/record-keep.server.ts";
import { type PrepareFiles, type RecordForm, type SaveTask, saveRecord } from "./records/record-save.server.ts";
import { readWords, setValues } from "./records/record-values.server.ts";
import type { Return } from "./records/record-trash.server.ts";
import type { RecordService } from "./records/record-service.server.ts";

/** The record service of each collection, and how it saves, keeps and restores. */
export const services = {
	offer: {
		...withForm(offerRecords, offerForm, {
			restore: restoreOffer,
			copy: (copyOf, by) => (files, known) => copyOriginalFiles(files, copyOf, by, known),
		}),
		remove: deleteOffer,
	},
	news: withForm(newsRecords, newsForm),
	job: withForm(jobRecords, jobForm),
};

/** How a collection takes the pictures that its form sends to this address. */
export function intakeAt(pathname: string) {
	return services[kindAt(pathname)].keeper.intake!;
}

type Shown = { id: string; version: number };
type Task = SaveTask & { copyOf?: string | null };
type Special<Choice> = {
	restore: (id: string, by: Actor, as?: Return) => Promise<{ name: string; state: string } | null>;
	/** How a copied record gets pictures and documents of its own. */
	copy: (original: string, by: string) => NonNullable<PrepareFiles<Choice>["prepareFiles"]>;
};

function withForm<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	form: RecordForm<T>,
	{ restore = service.restore, copy }: Partial<Special<Choice>> = {},
) {
	const isComplete = (words: Record<string, string>) => readWords(form, words).ok;
	const task = ({ copyOf, ...one }: Task) => ({ ...one, prepareFiles: copy?.(copyOf ?? "", one.by.id) });
	return {
		...service,
		/**
		 * The fields of a draft that have to be mended before it can be published. Asked of the words as typed: the row
		 * lacks what is invalid.
		 */
		async unfinished(id: string): Promise<string[]> {
			const row = await service.findForEdit(id);
			const read = row && readWords(form, (await service.draftOf(id))?.words ?? service.words(row));
			return read?.ok === false ? Object.keys(read.errors) : [];
		},
		save: (request: Request, one: Task) => saveRecord(request, form, service, task(one)),
		keepSent: (request: Request, one: Task) => keepSent(request, form, service, task(one)),
		setValues: (shown: Shown, values: Record<string, Stored>, by: Actor) => setValues(service, form, shown, values, by),
		restore: (id: string, by: Actor, { asDraft }: { asDraft: boolean }) =>
			restore(id, by, asDraft ? "draft" : { isComplete }),
	};
}
