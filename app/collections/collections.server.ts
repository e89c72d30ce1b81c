import { jobRecords } from "../careers/job-service.server.ts";
import { newsRecords } from "../news/news-service.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "../offers/offer-service.server.ts";
import { offerHasPage } from "../offers/public-offers.server.ts";

/** The record service of each collection. */
export const services = {
	offer: { ...offerRecords, remove: deleteOffer, restore: restoreOffer, hasPage: offerHasPage },
	news: newsRecords,
	job: jobRecords,
};
