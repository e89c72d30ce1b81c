import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { json, startTranslator, type Translator } from "#tests/translator.ts";
import type { TranslationService } from "../../foundation/config/config.server.ts";
import { MAX_TEXT_LENGTH } from "./translation.ts";
import { translate } from "./translator.server.ts";

let translator: Translator;
let deepl: TranslationService;
let libre: TranslationService;
beforeAll(async () => {
	translator = await startTranslator();
	deepl = { kind: "deepl", address: translator.address, key: "secret:fx" };
	libre = { kind: "libretranslate", address: translator.address, key: undefined };
});
beforeEach(() => {
	translator.answers = null;
	translator.asked.length = 0;
});
afterAll(() => translator.stop());

const text = 'Bagger mit Löffel,\nzweite Zeile "so" & <b>';

test("DeepL is called as its documentation says, and its text is returned unchanged", async () => {
	expect(await translate(text, deepl)).toEqual({ ok: true, text: `EN: ${text}` });
	const [asked] = translator.asked;
	expect(asked).toMatchObject({
		path: "/v2/translate",
		body: { text: [text], source_lang: "DE", target_lang: "EN-GB" },
	});
	expect(asked!.headers).toMatchObject({
		authorization: "DeepL-Auth-Key secret:fx",
		"content-type": "application/json",
	});
});

test("LibreTranslate is called as its documentation says, with a key only if there is one", async () => {
	expect(await translate(text, libre)).toEqual({ ok: true, text: `EN: ${text}` });
	await translate("x", { ...libre, key: "k" });
	expect(translator.asked.map(({ path, body }) => [path, body])).toEqual([
		["/translate", { q: text, source: "de", target: "en", format: "text" }],
		["/translate", { q: "x", source: "de", target: "en", format: "text", api_key: "k" }],
	]);
});

describe("a translation that fails says why, without the service's own message", () => {
	test.each([
		[401, "keyRefused"],
		[403, "keyRefused"],
		[456, "usedUp"],
		[413, "tooLong"],
		[404, "unreadable"],
		[429, "busy"],
		[529, "busy"],
		[500, "unreachable"],
	])("at status %d: %s", async (status, reason) => {
		translator.answers = (_, response) => json(response, status, { message: "inner words" });
		expect(await translate(text, deepl)).toEqual({ ok: false, reason });
	});

	test.each<[string, string]>([
		["HTML", "<!doctype html><title>Wartung</title>"],
		["broken JSON", '{"translations":[{"text":"abc"'],
		["JSON of another shape", '{"translations":[]}'],
		["no text", '{"translations":[{"text":""}]}'],
		["nothing", ""],
	])("at an answer of %s", async (_, answer) => {
		translator.answers = (__, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end(answer);
		expect(await translate(text, deepl)).toEqual({ ok: false, reason: "unreadable" });
	});

	test("at an answer without end, which it stops reading", async () => {
		let sent = 0;
		translator.answers = (_, response) => {
			response.writeHead(200, { "Content-Type": "application/json" });
			const more = () => {
				while (!response.destroyed && response.write(Buffer.alloc(65_536, "a"))) sent += 65_536;
			};
			response.on("drain", more);
			more();
		};
		expect(await translate(text, deepl)).toEqual({ ok: false, reason: "unreadable" });
		expect(sent).toBeLessThan(20_000_000);
	});

	test("at a redirect, which is not followed", async () => {
		translator.answers = ({ path }, response) => {
			if (path === "/elsewhere") return json(response, 200, { translations: [{ text: "fremd" }] });
			response.writeHead(307, { Location: "/elsewhere" }).end();
		};
		expect(await translate(text, deepl)).toEqual({ ok: false, reason: "unreachable" });
		expect(translator.asked.every(({ path }) => path === "/v2/translate")).toBe(true);
	});

	test("when nothing listens at the address", async () => {
		expect(await translate(text, { ...deepl, address: "http://127.0.0.1:9" })).toEqual({
			ok: false,
			reason: "unreachable",
		});
	});

	test("when the text is too long, or nothing is set up: without any request", async () => {
		expect(await translate("x".repeat(MAX_TEXT_LENGTH + 1), deepl)).toEqual({ ok: false, reason: "tooLong" });
		expect(await translate(text, null)).toEqual({ ok: false, reason: "notSetUp" });
		expect(translator.asked).toHaveLength(0);
	});
});
