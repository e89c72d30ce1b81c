import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { cachedValues, publicLoader } from "#app/foundation/request/public-loader.server.ts";
import { cacheKeys } from "#server/page-cache/cache-key.ts";

const { word, page } = cachedValues;
const list = publicLoader({ category: word, sub: word, page, q: "uncached" }, () => null);
const news = publicLoader({}, () => null);
const frame = publicLoader({}, () => null);
const withLanguage = publicLoader({ lang: word }, () => null);
const bare = () => null;

const route = (id: string, parentId: string | undefined, path: string | undefined, loader?: object) => ({
	id,
	parentId,
	path,
	module: { loader },
});
const all = [
	route("root", undefined, "", frame),
	route("frame", "root", undefined, withLanguage),
	route("home", "frame", undefined, frame),
	route("list", "frame", "angebot/kaufen", list),
	route("list in English", "frame", "en/angebot/kaufen", list),
	route("item", "frame", "news/:id", news),
	route("overview", "frame", "news/heute", bare),
	route("text", "root", "robots.txt", frame),
	route("form", "root", "nur-formular"),
	route("office", "root", "admin", bare),
	route("page of the office", "office", "liste", list),
];
const keyOf = cacheKeys(Object.fromEntries(all.map((one) => [one.id, one])) as unknown as ServerBuild["routes"]);
const addressOf = (url: string) => keyOf(url)?.address ?? null;

describe("a page is cached", () => {
	test("when every loader on its way says what it reads of the search, by all that they say together", () => {
		expect(keyOf("/")).toEqual({ address: "/", language: "de" });
		expect(keyOf("/en/angebot/kaufen")).toEqual({ address: "/en/angebot/kaufen", language: "en" });
		expect(addressOf("/angebot/kaufen?page=2&lang=de&x=1")).toBe("/angebot/kaufen?lang=de&page=2");
		expect(addressOf("/robots.txt?lang=de")).toBe("/robots.txt");
		for (const path of ["/admin/liste", "/admin", "/nur-formular", "/nirgends", "/robotsxtxt"])
			expect(keyOf(path), path).toBeNull();
	});

	test("by its own route: a page that says nothing is none of those whose address has an id in its place", () => {
		expect(addressOf("/news/0199c1de?page=2")).toBe("/news/0199c1de");
		expect(keyOf("/news/heute")).toBeNull();
		expect(keyOf("/news/0199c1de/mehr")).toBeNull();
	});

	test("once, whatever parameters stand beside those that it reads, and in whatever order", () => {
		const known = new Set<string | null>();
		for (let i = 0; i < 10_000; i++)
			known.add(addressOf(`/angebot/kaufen?utm_${i}=${i}&page=2&_=${i}&category=bagger`));
		for (const search of [
			"category=bagger&page=2",
			"page=2&&category=bagger",
			"category=%62agger&page=2&__proto__=1&_routes=list",
		])
			known.add(addressOf(`/angebot/kaufen?${search}`));
		expect([...known]).toEqual(["/angebot/kaufen?category=bagger&page=2"]);
		expect(addressOf("/angebot/kaufen?sub=b&sub=a")).toBe("/angebot/kaufen?sub=b&sub=a");
	});

	test("apart from its data, of which a browser may ask for a part", () => {
		expect(addressOf("/_.data")).toBe("/_.data");
		expect(addressOf("/angebot/kaufen.data?_routes=list&x=1")).toBe("/angebot/kaufen.data?_routes=list");
		const item = "/news/1.data?_routes=de%2Fnews%2F%3Aid";
		expect(addressOf(item)).toBe(item);
		expect(addressOf("/angebot/kaufen.data?_routes=%3Cscript%3E")).toBeNull();
	});

	test("not at all with a parameter or a value of which there are endlessly many", () => {
		for (let i = 0; i < 100; i++) expect(keyOf(`/angebot/kaufen?category=bagger&q=${i}`)).toBeNull();
		for (const search of [
			"category=walzen?x",
			"category=walzen%3Fx",
			"category=walzen#x",
			"category=%00",
			"page=99999",
			"page=0",
			"page=",
		])
			expect(keyOf(`/angebot/kaufen?${search}`), search).toBeNull();
		expect(keyOf(`/angebot/kaufen?${"sub=a&".repeat(9)}`)).toBeNull();
	});

	test("not at an address that is spelt otherwise than its route", () => {
		for (const path of ["/angebot/kaufen/", "/Angebot/kaufen", "/%61ngebot/kaufen", "/angebot/kaufen#x", "//", "", "*"])
			expect(keyOf(path), path).toBeNull();
	});
});
