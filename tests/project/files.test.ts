import { basename } from "node:path";
import { describe, expect, test } from "vitest";
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
