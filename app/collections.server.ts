import { jobForm } from "./careers/job-record.ts";
import { jobRecords } from "./careers/job-service.server.ts";
import { newsForm } from "./news/news-record.ts";
import { newsRecords } from "./news/news-service.server.ts";
import { ownPictures } from "./offers/offer-copy.server.ts";
import { offerForm } from "./offers/offer-form.ts";
import { deleteOffer, offerRecords, restoreOffer } from "./offers/offer-service.server.ts";
import { type SaveTask, saveRecord } from "./records/record-save.server.ts";

/** What the office can do with the records of each collection, by kind of record. */
export const services = {
	offer: {
		...offerRecords,
		remove: deleteOffer,
		restore: restoreOffer,
		save: (request: Request, { copyOf, ...task }: SaveTask & { copyOf?: string | null }) =>
			saveRecord(request, offerForm, offerRecords, {
				...task,
				own: (pictures) => ownPictures(pictures, copyOf ?? "", task.by.id),
			}),
	},
	news: {
		...newsRecords,
		save: (request: Request, task: SaveTask) => saveRecord(request, newsForm, newsRecords, task),
	},
	job: { ...jobRecords, save: (request: Request, task: SaveTask) => saveRecord(request, jobForm, jobRecords, task) },
};
