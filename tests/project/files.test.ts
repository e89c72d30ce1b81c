import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#app/foundation/i18n/language.ts";
import { movingTexts } from "./moving-texts.ts";
import { files, sources, textOf } from "./sources.ts";

const everything = ["app", "server", "database", "demo", "scripts", "tests", "tools"];
const linesOf = (path: string) => textOf(path).trimEnd().split("\n");

/** Long by nature: texts, all tables on one page, and what the demo's machines are. */
const mayBeLong = /^(app\/texts\/|app\/foundation\/database\/schema\.ts|database\/migrations\/001-tables\.ts|demo\/)/;

/** Texts over several lines: lists of words, SQL, what a command prints. */
const hasLongText = /^(app\/accounts\/passwords\/guessable|commands\/user)/;

describe("a file", () => {
	test("has at most 300 lines: beyond that it is two", () => {
		const long = sources(everything).filter((path) => !mayBeLong.test(path) && linesOf(path).length > 300);
		expect(long.map((path) => `${path}: ${linesOf(path).length}`)).toEqual([]);
	});

	test("has lines of at most 120 columns, but for those that a text makes longer", () => {
		const columns = (line: string) => line.replaceAll("\t", "  ").length;
		const isLong = (line: string) => columns(line) > 120 && !/["'`/]/.test(line);
		const long = sources(everything).flatMap((path) =>
			linesOf(path)
				.filter(isLong)
				.map((line) => `${path}: ${line}`),
		);
		expect(long.filter((line) => !hasLongText.test(line))).toEqual([]);
	});

	test("uses no word of the style sheets that none of them has", () => {
		const all = files(["app"])
			.filter((path) => /\.(css|tsx?)$/.test(path))
			.map(textOf)
			.join("\n");
		const set = new Set([...all.matchAll(/(--[a-z-]+)["']?[:,]/g)].map(([, word]) => word));
		const used = [...all.matchAll(/var\((--(?!radix)[a-z-]+)/g)].map(([, word]) => word);
		expect(used.filter((word) => !set.has(word))).toEqual([]);
	});

	test("and its folders say what is in them", () => {
		const saysNothing = /^(utils?|helpers?|lib|common|misc|services|shared|stuff)$/;
		const named = files(everything).filter((path) =>
			path.split("/").some((part) => saysNothing.test(part.split(".")[0]!)),
		);
		expect(named).toEqual([]);
	});

	test("is not there to hand on others' exports", () => {
		const barrels = sources(everything).filter(
			(path) => /^index\.tsx?$/.test(basename(path)) || /^export \* from/m.test(textOf(path)),
		);
		expect(barrels).toEqual([]);
	});

	test("is named in small letters with hyphens", () => {
		expect(sources(everything).filter((path) => !/^[a-z0-9-]+(\.[a-z-]+)+$/.test(basename(path)))).toEqual([]);
	});

	test("that touches disk, network or database says so in its name", () => {
		const touches = /^import (?!type ).*from "(node:[\w/]+|kysely|pg|sharp|express|pino)"/m;
		const hidden = sources(["app"]).filter(
			(path) => !/\.(server|test)\.tsx?$/.test(path) && path !== "app/routes.ts" && touches.test(textOf(path)),
		);
		expect(hidden).toEqual([]);
	});
});

test("a route module reads like a sentence: about 80 lines, and never more than 165", () => {
	const routes = sources(["app/routes"]).map((path) => ({ path, lines: linesOf(path).length }));
	expect(routes.filter(({ lines }) => lines > 165)).toEqual([]);
});

describe("settings", () => {
	const uses = (path: string) =>
		textOf(path)
			.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
			.match(/process\.env(\.\w+)?/g) ?? [];

	test("are read in one place of the app", () => {
		const readers = sources(["app", "demo", "database"]).filter((path) => uses(path).length > 0);
		expect(readers).toEqual(["app/foundation/config/config.server.ts"]);
	});

	test("are asked of that place by the server, which sets and reads no more than NODE_ENV itself", () => {
		const others = (path: string) => uses(path).some((use) => use !== "process.env.NODE_ENV");
		expect(sources(["server"]).filter(others)).toEqual([]);
	});
});

/**
 * JSON-LD, which escapes "<" itself; the scripts that we wrote; a colour and a preview, each held to its letters by a
 * pattern.
 */
const known = ["app/site/json-ld.tsx", "app/site/first-script.tsx", "app/media/image.tsx"];

test("a page is written past React's escaping in few places: the policy allows every inline script and style that a rendered page has", () => {
	const raw = /dangerouslySetInnerHTML|<(script|style)\b|\binnerHTML\b|createElement\(\s*["'](script|style)/;
	const drawn = sources(["app"]).filter((path) => path.endsWith(".tsx"));
	expect(drawn.filter((path) => raw.test(textOf(path)) && !known.includes(path))).toEqual([]);
});

/** The queries for visitors. Each begins with the condition that the record is on the website, or was. */
const forVisitors = ["app/careers/jobs.server.ts", "app/news/news.server.ts", "app/machines/public-offers.server.ts"];
const forTheOffice = [
	"app/news/news-pictures.server.ts",
	"app/machines/offer-service.server.ts",
	"app/requests/list/request-definition.server.ts",
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

/** Files with such a word that is no choice of a language, or the dealer's own. */
const allowed = ["app/site/company.ts", "app/texts/form-subjects.ts", "app/machines/search/dictionary.server.ts"];

const words = languages.flatMap((language) => [language, language.toUpperCase()]).join("|");
/** A language as a word of its own, as the end of a column, or as the beginning of an address or of its pattern. */
const named = new RegExp(
	`(["'\`])(?:${words})\\1|\\$\\{[^}]*\\}_(?:${words})\\b|["'\`(]\\\\?/(?:${languages.join("|")})(?:/|["'\`)])`,
);

test("outside i18n no code names a language: the list and its functions say what differs by it", () => {
	const places = sources(["app", "server", "commands"])
		.filter((path) => !path.startsWith("app/foundation/i18n/") && !path.includes(".test.") && !allowed.includes(path))
		.flatMap((path) =>
			textOf(path)
				.split("\n")
				.flatMap((line, at) => (named.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
		);
	expect(places).toEqual([]);
});

test("words that come, go or change have an element of their own, so that a page can be translated by the browser", () => {
	const drawn = sources(["app"]).filter((path) => path.endsWith(".tsx"));
	expect(drawn.flatMap(movingTexts).map(({ place }) => place)).toEqual([]);
});
