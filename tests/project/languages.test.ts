import { expect, test } from "vitest";
import { languages } from "#app/foundation/i18n/language.ts";
import { sources, textOf } from "./sources.ts";

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
