import { expect, test } from "vitest";
import { soughtPages } from "./sought-pages.ts";

const pages = [
	{ title: "Anfragen", words: "posteingang" },
	{ title: "Anfragen: Verdächtig", words: "Verdächtig", isPart: true },
	{ title: "Anfragen: Neu", words: "Neu", isPart: true },
	{ title: "Benutzer", words: "einladen" },
	{ title: "Passwort ändern", words: "Passwort ändern", isPart: true },
	{ title: "Papierkorb", words: "" },
	{ title: "Zweiter Faktor", words: "" },
].map((page) => ({ ...page, to: page.title, icon: "", note: null }));

test.each([
	["", ["Anfragen", "Benutzer", "Papierkorb", "Zweiter Faktor"], true],
	["anfragen", ["Anfragen"], true],
	["Anfragen verdaechtig", ["Anfragen: Verdächtig"], false],
	["verdacht anfrage", ["Anfragen: Verdächtig"], true],
	["passwort", ["Passwort ändern"], true],
	["neue anfragen", ["Anfragen: Neu"], false],
	["zwei-faktor", ["Zweiter Faktor"], true],
	["anfragn", ["Anfragen"], false],
	["benuzter", ["Benutzer"], false],
	["benutzzer", ["Benutzer"], false],
	["paswort", ["Passwort ändern"], false],
	["papirkorb", ["Papierkorb"], false],
	["bena", [], false],
	["kette", [], false],
	["bapierkorb", [], false],
])("a search for “%s” finds pages, also mistyped ones", (q, titles, isExact) => {
	const found = soughtPages(q, pages);
	expect([found.pages.map(({ title }) => title), found.isExact]).toEqual([titles, isExact]);
});
