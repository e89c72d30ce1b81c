import { jobRecords } from "../../careers/jobs.server.ts";
import { plusDays } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { newsRecords } from "../../news/news.server.ts";
import { offerRecords } from "../../machines/offer-service.server.ts";
import { viewsSince } from "../../machines/page-views.server.ts";
import { offerPage } from "../../machines/public-offers.server.ts";
import { requestsSince } from "../../requests/request-machines.server.ts";

export const services = {
	offer: { ...offerRecords, hasPage: offerPage, figuresOf: figuresOfOffers },
	news: newsRecords,
	job: jobRecords,
};

const FIGURE_DAYS = 30;

async function figuresOfOffers(ids: string[]) {
	const first = plusDays(today(), 1 - FIGURE_DAYS);
	const [views, requests] = [await viewsSince(first, ids), await requestsSince(first, ids)];
	return new Map(ids.map((id) => [id, { views: views.get(id) ?? 0, requests: requests.get(id) ?? 0 }]));
}
