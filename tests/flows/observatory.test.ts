import { beforeAll, describe, expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

// The rating supposes TLS. Read when the first request comes, so it holds for the whole site of this file.
process.env.PUBLIC_URL = "https://site.example/";
process.env.TRUST_PROXY = "on";
useBuiltSite();

const WANTED = 125;
const SIX_MONTHS_SECONDS = 15_768_000;
let records: string[];
beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	const offer = await makeOffer({ name: "Mit Bild" }, { by, pictures: [{ id: picture.id, alt: "", alt_en: "" }] });
	await makeJob({ title: "Schlosser" });
	records = [`/angebot/detail/${offer}`, `/news/${await makeNews({ name: "Meldung" })}`];
});

const pages = () =>
	["", "/en"]
		.flatMap((prefix) =>
			[
				"/",
				"/angebot/kaufen",
				"/angebot/mieten",
				"/kontakt",
				"/service",
				"/ueber-uns",
				"/beratung",
				"/karriere",
				"/impressum",
				"/datenschutz",
				"/newsarchiv",
				"/news.atom",
				"/x",
			]
				.concat(records)
				.map((path) => (prefix && path === "/" ? prefix : prefix + path)),
		)
		.concat("/sitemap.xml", "/robots.txt", "/admin/login", "/admin/passwort-vergessen", "/.env");

/** A policy's sources by directive; none twice. */
function sources(policy: string): Map<string, string[]> {
	const parts = policy.split(";").map((part) => part.trim().split(/\s+/) as [string, ...string[]]);
	expect(new Set(parts.map(([name]) => name)).size).toBe(parts.length);
	return new Map(parts.map(([name, ...values]) => [name, values]));
}

/** Whether some source lets in what nobody of us wrote: anything inline, or from any host. */
const isLoose = (values: string[] | undefined) =>
	!values || values.some((value) => /^('unsafe-(inline|eval)'|data:|(https?|ftp):|(https?:\/\/)?\*.*)$/.test(value));

/**
 * Points as the HTTP Observatory of Mozilla gives them (rules of 2025, its version 1.4), as far as an answer's headers
 * and page decide them: 100 to begin with, minus what is missing, plus what is better than asked for. What only the TLS
 * in front decides counts as done right.
 */
function points({ headers }: Response, page: string): { score: number; lost: string[] } {
	const policy = sources(headers.get("Content-Security-Policy") ?? "");
	const of = (name: string) => policy.get(name) ?? policy.get("default-src");
	const strict = !isLoose(of("script-src")) && !isLoose(of("object-src"));
	const hsts = Number(/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? 0);
	const foreignScripts = [...page.matchAll(/<script[^>]*\ssrc="(?!\/[^/])/g)].length;
	const rules: [string, number, number, boolean][] = [
		["a policy without unsafe scripts", 0, -25, strict],
		[
			"neither unsafe styles nor anything by default",
			10,
			0,
			strict && !isLoose(of("style-src")) && policy.get("default-src")?.join() === "'none'",
		],
		["no picture over plain HTTP", 0, -10, !of("img-src")!.some((value) => /^(http|ftp):/.test(value))],
		["no frame around us", 5, -20, policy.get("frame-ancestors")?.join() === "'none'"],
		[
			"a referrer that says little",
			5,
			-5,
			/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
				headers.get("Referrer-Policy") ?? "",
			),
		],
		["TLS for half a year at least", 0, -20, hsts >= SIX_MONTHS_SECONDS],
		["types that are not guessed", 0, -5, headers.get("X-Content-Type-Options") === "nosniff"],
		["nothing of ours in other sites", 10, 0, headers.get("Cross-Origin-Resource-Policy") === "same-origin"],
		["no other site reads along", 0, -50, headers.get("Access-Control-Allow-Origin") === null],
		["scripts of our own only", 0, -50, foreignScripts === 0],
		[
			"cookies over TLS only, and not from elsewhere",
			0,
			-40,
			headers.getSetCookie().every((cookie) => /; Secure/i.test(cookie) && /; SameSite=(Lax|Strict)/i.test(cookie)),
		],
	];
	const score = rules.reduce((sum, [, won, lost, holds]) => sum + (holds ? won : lost), 100);
	return { score, lost: rules.filter(([, , , holds]) => !holds).map(([name]) => name) };
}

describe("the rating of the HTTP Observatory", () => {
	test("is full on every public address, whether the page is made or kept", async () => {
		for (const path of pages()) {
			for (let round = 0; round < 2; round++) {
				const answer = await visitor().visit(path, { headers: { Accept: "text/html" } });
				const { score, lost } = points(answer, await answer.text());
				expect(lost, path).toEqual([]);
				expect(score, path).toBeGreaterThanOrEqual(WANTED);
			}
		}
	});
});
