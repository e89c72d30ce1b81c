import { type Fault, inFile } from "./fault.ts";

/** Offers, records, news, careers. */
export const recordsFaults: Fault[] = [
	// Offers
	...inFile("app/machines/price-history.ts", [
		"a price that was lower within 30 days is announced as reduced",
		"lowest <= now.cents",
		"lowest < now.cents",
		"app/machines/price-history",
	]),
	...inFile("app/machines/public-offers.server.ts", [
		"the page of a sold machine never ends",
		"end > Date.now()",
		"true",
		"rooms/states",
	]),
	...inFile("app/machines/list/offer-list.server.ts", [
		"a machine stands on two pages of a list",
		"selection.matching.slice(offset, offset + OFFERS_A_PAGE)",
		"selection.matching.slice(Math.max(0, offset - 1), offset + OFFERS_A_PAGE)",
		"rooms/offer-list",
	]),

	// Records
	...inFile("app/content/states/steps.ts", [
		"the name of a customer stays when the machine is sold to somebody else",
		"noReservation",
		"{}",
		"rooms/steps",
		'state: "sold", ...',
	]),
	...inFile("app/content/states/plans.server.ts", [
		"a plan is carried out although its author has lost the right",
		"!(await mayStill(row.planned_by!, record.right, t))",
		"false",
		"rooms/plans",
	]),
	...inFile(
		"app/back-office/collections/preview-access.server.ts",
		["anybody sees a draft by its address", "formsFor(staff, kind) !== null", "true", "flows/drafts"],
		["a preview may be kept by a proxy", '"no-store"', '"public, max-age=60"', "flows/drafts"],
	),
	...inFile("app/machines/search/nearest-offers.server.ts", [
		"a list without hits shows machines of another kind than the one that was named",
		"kindNamed(part, dictionary)",
		"undefined",
		"rooms/nearest-offers",
	]),
	...inFile("app/content/list/record-bulk.server.ts", [
		"a change is taken back though somebody else has changed the record since",
		"(await lastChanges(record, [id])).get(id)?.at !== at",
		"false",
		"flows/bulk",
	]),
	...inFile("app/content/record-store.server.ts", [
		"an older form overwrites what somebody has saved",
		"before.version + 1",
		"before.version",
		"rooms/offer-records",
	]),

	// News and careers
	...inFile("app/news/news.server.ts", [
		"an English reader gets the German title",
		'textIn(row, "name", language)',
		'textIn(row, "name", "de")',
		"flows/news-and-jobs",
	]),
	...inFile("app/careers/job.ts", [
		"requirements of a position keep their dashes",
		'line.replace(/^[-•*]\\s*/, "").trim()',
		"line.trim()",
		"app/careers",
	]),
	...inFile("app/site/json-ld.tsx", [
		"a position says a time where a day belongs",
		"today(new Date(job.createdAt))",
		"job.createdAt",
		"flows/structured-data",
	]),
];
