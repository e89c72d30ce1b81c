import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { built } from "../built.ts";
import { makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

useBuiltSite();

const KILOBYTE = 1000;
const HOME_LIMIT = 119 * KILOBYTE;
const FURTHER_LIMIT = 14.8 * KILOBYTE;
/** What stands above a file's bytes on the wire. */
const HEAD_BYTES = 420;

/** The scripts that a page names, each with its bytes on the wire (brotli). */
async function scriptsOf(path: string): Promise<Map<string, number>> {
	const page = await visitor().page(path);
	return new Map(
		page.match(/\/assets\/[\w.-]+\.js/g)!.map((name) => [name, HEAD_BYTES + bytesOf(join(built, "client", name))]),
	);
}

/** Small files are sent as they are. */
function bytesOf(file: string): number {
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

let offer: string;
let news: string;
beforeAll(async () => {
	const by = await makeUser();
	const pictures = [await makePicture(by), await makePicture(by)].map(({ id }) => ({ id, alt: "", alt_en: "" }));
	offer = await makeOffer({ name: "Bagger" }, { by, pictures });
	news = await makeNews({}, { by });
});

test("home sends at most 119 kB of scripts, and every further public page at most 14.8 kB more", async () => {
	for (const language of ["", "/en"]) {
		const home = await scriptsOf(language || "/");
		expect(home.size).toBeGreaterThan(5);
		expect(sum(home.values()), `home ${language}`).toBeLessThanOrEqual(HOME_LIMIT);
		const further = [
			"/angebot/kaufen",
			"/angebot/mieten",
			`/angebot/detail/${offer}`,
			"/maschinenfinder",
			`/maschinenfinder?frage=kaufen-oder-mieten&offer=${offer}`,
			"/kontakt",
			"/karriere",
			"/karriere/initiativ",
			"/newsarchiv",
			`/news/${news}`,
			"/service",
			"/beratung",
		];
		for (const path of [...further, "/ueber-uns", "/impressum", "/datenschutz"]) {
			const more = [...(await scriptsOf(language + path))].filter(([name]) => !home.has(name));
			expect(sum(more.map(([, size]) => size)), `${language}${path}`).toBeLessThanOrEqual(FURTHER_LIMIT);
		}
	}
});

test("none of the lists by which passwords are judged, and not what judges them, is among the browser's files", () => {
	const files = readdirSync(join(built, "client/assets")).filter((name) => name.endsWith(".js"));
	expect(files.length).toBeGreaterThan(20);
	for (const name of files)
		expect(readFileSync(join(built, "client/assets", name), "utf8"), name).not.toMatch(
			/zxcvbn|qayxsw|leidenschaftlich|chelsea/,
		);
});
