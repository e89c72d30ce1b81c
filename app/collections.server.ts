import { jobForm } from "./careers/job-record.ts";
import { jobRecords } from "./careers/job-service.server.ts";
import { newsForm } from "./news/news-record.ts";
import { newsRecords } from "./news/news-service.server.ts";
import { copyOriginalPictures } from "./offers/offer-copy.server.ts";
import { offerForm } from "./offers/offer-form.ts";
import { deleteOffer, offerRecords, restoreOffer } from "./offers/offer-service.server.ts";
import type { Fields } from "./records/fields.ts";
import { type RecordForm, type SaveTask, saveRecord } from "./records/record-save.server.ts";
import type { RecordService } from "./records/record-service.server.ts";

/** The record service of each collection, and how it saves a sent form. */
export const services = {
	offer: {
		...offerRecords,
		remove: deleteOffer,
		restore: restoreOffer,
		save: (request: Request, { copyOf, ...task }: SaveTask & { copyOf?: string | null }) =>
			saveRecord(request, offerForm, offerRecords, {
				...task,
				preparePictures: (pictures) => copyOriginalPictures(pictures, copyOf ?? "", task.by.id),
			}),
	},
	news: withForm(newsRecords, newsForm),
	job: withForm(jobRecords, jobForm),
};

function withForm<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	form: RecordForm<T>,
) {
	return { ...service, save: (request: Request, task: SaveTask) => saveRecord(request, form, service, task) };
}
