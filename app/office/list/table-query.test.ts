import { describe, expect, test } from "vitest";
import { otherParameters, readTableQuery, tableAddress } from "./table-query.ts";

const definition = {
	name: "offer",
	address: "/admin/angebote",
	sorts: ["date-desc", "name-asc"] as const,
	filters: {},
	columns: [],
	usual: [],
	sizes: [20] as const,
};
const read = (search: string) => readTableQuery(new URLSearchParams(search), definition);

describe("the query of a list in an address", () => {
	test("is its search, page and order", () => {
		expect(read("q=bagger&page=3&sort=name-asc")).toMatchObject({ q: "bagger", page: 3, sort: "name-asc" });
	});

	test.each(["page=0", "page=abc", 'sort=id";--', "sort=", "sort=price-asc", "q=%20%20"])(
		"is the default for %s",
		(search) => expect(read(search)).toMatchObject({ q: "", page: 1, sort: "date-desc" }),
	);

	test("is cut to the maximum length of a search", () => {
		expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(200);
	});
});

describe("an address with a list's parameters changed", () => {
	const search = new URLSearchParams("type=miete&q=bagger&page=3&sort=name-asc");

	test("keeps the others, and starts at the first page when search or order change", () => {
		expect(tableAddress(search, { page: 4 })).toBe("?type=miete&q=bagger&sort=name-asc&page=4");
		expect(tableAddress(search, { sort: "date-desc" })).toBe("?type=miete&q=bagger&sort=date-desc");
		expect(tableAddress(search, { q: "" })).toBe("?type=miete&sort=name-asc");
	});

	test("is sent with a search form, except the search text and the page", () => {
		expect(otherParameters(search, ["q"])).toEqual([
			["type", "miete"],
			["sort", "name-asc"],
		]);
	});
});
