import { beforeAll, expect, test } from "vitest";
import { replacedWords } from "#app/page-words/page-words.server.ts";
import { type WordPage, wordPageNames, wordPages, WORDS } from "#app/page-words/page-words.ts";
import { pathIn } from "#app/i18n/language.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

const save = async (page: WordPage, typed: Record<string, string>, seen?: string) =>
	admin.visit(WORDS + page, { form: { ...typed, seen: seen ?? (await replacedWords(page)).seen } });

test("each text that may be replaced is shown on its page in both languages, with the next request, and returns when it is taken away", async () => {
	for (const page of wordPageNames) {
		const { keys, path } = wordPages[page];
		const typed = Object.fromEntries(
			keys.flatMap((key) => [
				[`de.${key}`, `Eigen ${page} ${key} ß`],
				[`en.${key}`, `Own ${page} ${key} ü`],
			]),
		);
		expect(await outcome(await save(page, typed)), page).toBe(`→ ${WORDS}${page}`);
		for (const language of ["de", "en"] as const) {
			const html = await visitor().page(pathIn(language, path));
			const all = keys.map((key) => typed[`${language}.${key}`]!);
			expectWords(words(html), ...all.filter((text) => !/noneText/.test(text)));
			expectWords(await (await visitor().visit(dataAddress(pathIn(language, path)))).text(), ...all);
		}
		expect(await outcome(await save(page, {})), page).toBe(`→ ${WORDS}${page}`);
		expectNoWords(words(await visitor().page(path)), `Eigen ${page}`);
	}
	expectWords(words(await admin.page("/admin/verlauf")), "Text der Seite „Über uns“");
});

test("what is replaced in one language leaves the other as delivered, and {promise} keeps its meaning", async () => {
	await save("kontakt", { "de.intro": "Fragen Sie uns! {promise}" });
	const german = words(await visitor().page("/kontakt"));
	expectWords(german, "Fragen Sie uns! Wir antworten innerhalb von 24 Stunden");
	expectNoWords(words(await visitor().page("/en/kontakt")), "Fragen Sie uns");
});

test("markup stays text, too long a text is refused with its words, and the second of two admins is told", async () => {
	await save("startseite", { "de.title": '</script><script>alert(1)</script> "Ω"' });
	const home = await visitor().page("/");
	expect(home).not.toContain("<script>alert(1)");
	expect(home).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	const { seen } = await replacedWords("startseite");
	const refused = await save("startseite", { "de.title": "x".repeat(1501) });
	expect(refused.status).toBe(400);
	expectWords(words(await refused.text()), "Das ist zu lang", "x".repeat(1501));
	expect((await replacedWords("startseite")).seen).toBe(seen);
	await save("startseite", { "de.title": "Erste" }, seen);
	const second = await save("startseite", { "de.title": "Zweite" }, seen);
	expect(second.status).toBe(409);
	expectWords(words(await second.text()), "Jemand hat diese Texte inzwischen geändert", "Zweite");
	expect((await replacedWords("startseite")).words).toEqual({ "de.title": "Erste" });
	expect((await admin.visit(`${WORDS}gibt-es-nicht`)).status).toBe(404);
});
