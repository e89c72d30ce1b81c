import { describe, expect, test } from "vitest";
import { hasTableQuery, otherParameters, readTableQuery, tableAddress } from "./table-query.ts";

const definition = (prefix: string) => ({
	name: "offer",
	address: "/admin/angebote",
	anchor: `at-${prefix}`,
	prefix,
	sorts: ["date-desc", "name-asc"] as const,
	filters: {},
	columns: [],
	usual: [],
	sizes: [20] as const,
});
const [offers, news, jobs] = [definition(""), definition("news_"), definition("jobs_")];
const read = (search: string, list = offers) => readTableQuery(new URLSearchParams(search), list);

describe("the query of a table in an address", () => {
	test("is read under the table's own prefix", () => {
		const search = "q=bagger&page=3&sort=name-asc&news_q=hof&news_page=2";
		expect(read(search)).toMatchObject({ q: "bagger", page: 3, sort: "name-asc" });
		expect(read(search, news)).toMatchObject({ q: "hof", page: 2, sort: "date-desc" });
		expect(read(search, jobs)).toMatchObject({ q: "", page: 1, sort: "date-desc" });
	});

	test.each(["page=0", "page=abc", 'sort=id";--', "sort=", "sort=price-asc", "q=%20%20"])(
		"is the default for %s",
		(search) => expect(read(search)).toMatchObject({ q: "", page: 1, sort: "date-desc" }),
	);

	test("is cut to the maximum length of a search", () => {
		expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(200);
	});

	test("is absent when only other tables have parameters", () => {
		expect(hasTableQuery(new URLSearchParams("q=x"), news)).toBe(false);
		expect(hasTableQuery(new URLSearchParams("news_sort=x"), news)).toBe(true);
		expect(hasTableQuery(new URLSearchParams("news_sort=x"), offers)).toBe(false);
	});
});

describe("an address with one table's parameters changed", () => {
	const search = new URLSearchParams("q=bagger&page=3&news_q=hof&news_page=2&news_sort=name-asc");

	test("keeps the parameters of other tables", () => {
		expect(tableAddress(search, news, { page: 4 })).toBe(
			"?q=bagger&page=3&news_q=hof&news_sort=name-asc&news_page=4#at-news_",
		);
		expect(tableAddress(search, offers, { sort: "name-asc" })).toBe(
			"?q=bagger&news_q=hof&news_page=2&news_sort=name-asc&sort=name-asc#at-",
		);
	});

	test("starts at the first page when search or order change", () => {
		expect(tableAddress(search, news, { q: "tor" })).not.toContain("news_page");
		expect(tableAddress(search, offers, { q: "" })).toBe("?news_q=hof&news_page=2&news_sort=name-asc#at-");
	});

	test("is sent with a search form, except the search text and the page", () => {
		expect(otherParameters(search, news)).toEqual([
			["q", "bagger"],
			["page", "3"],
			["news_sort", "name-asc"],
		]);
	});
});
