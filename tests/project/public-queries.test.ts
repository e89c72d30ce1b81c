import { expect, test } from "vitest";
import { sources, textOf } from "./sources.ts";

/** The queries for visitors. Each begins with the condition that the record is on the website, or was. */
const forVisitors = ["app/careers/jobs.server.ts", "app/news/news.server.ts", "app/machines/public-offers.server.ts"];
const forTheOffice = [
	"app/news/news-pictures.server.ts",
	"app/machines/page-views.server.ts",
	"app/machines/price-history.server.ts",
	"app/machines/offer-service.server.ts",
	"app/requests/list/request-list.server.ts",
	"app/requests/page/request-detail.server.ts",
];

test("offers, news and positions are read in few places, so that no page can show what is not on the website", () => {
	const read = /selectFrom\(\s*"(Angebote|Aktuelles|Karriere)"\s*\)/g;
	const readers = sources(["app"]).filter((path) => textOf(path).search(read) >= 0);
	expect(readers.toSorted()).toEqual([...forVisitors, ...forTheOffice].toSorted());
	for (const path of forVisitors) {
		const conditions = textOf(path).match(new RegExp(`${read.source}\\s*\\.where\\((onSite|"published_at")`, "g"));
		expect(conditions?.length, path).toBe(textOf(path).match(read)!.length);
	}
});
