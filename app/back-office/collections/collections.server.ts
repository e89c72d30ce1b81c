import { jobRecords } from "../../careers/jobs.server.ts";
import { newsRecords } from "../../news/news.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "../../machines/offer-service.server.ts";
import { offerHasPage } from "../../machines/public-offers.server.ts";

/** The record service of each collection. */
export const services = {
	offer: { ...offerRecords, remove: deleteOffer, restore: restoreOffer, hasPage: offerHasPage },
	news: newsRecords,
	job: jobRecords,
};
