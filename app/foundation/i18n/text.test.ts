import { describe, expect, test } from "vitest";
import { lookUp } from "./text.ts";

const german = { home: { title: "Start", greeting: "Hallo {name}, {name}!" }, errors: { only: "nur deutsch" } };
const english = { home: { title: "Home" } };

describe("a text", () => {
	test("comes from the page's language, or from German, or is the key itself", () => {
		expect(lookUp("en", [english, german], "home", "title")).toBe("Home");
		expect(lookUp("en", [english, german], "errors", "only")).toBe("nur deutsch");
		expect(lookUp("en", [english, german], "errors", "missing.key")).toBe("missing.key");
		expect(lookUp("en", [english, german], "nowhere", "title")).toBe("title");
	});

	test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
		"named %s is missing, both as a namespace and as a key",
		(key) => {
			expect(lookUp("en", [english, german], "home", key)).toBe(key);
			expect(lookUp("en", [english, german], key, "title")).toBe("title");
		},
	);

	test("has every placeholder filled, and keeps those without a value", () => {
		expect(lookUp("en", [english, german], "home", "greeting", { name: "Eva" })).toBe("Hallo Eva, Eva!");
		expect(lookUp("en", [english, german], "home", "greeting", { other: 1 })).toBe("Hallo {name}, {name}!");
		expect(lookUp("en", [english, { a: { b: "{toString} {count}" } }], "a", "b", { count: 0 })).toBe("{toString} 0");
	});

	test("has a form of its own for one, and numbers as the language writes them", () => {
		const texts = { a: { hits: "{count} Treffer", "hits.one": "Ein Treffer", open: "{count} offen" } };
		const hits = (count: string | number) => lookUp("de", [texts], "a", "hits", { count });
		expect([0, 1, 2, 1200, "1", "2,5"].map(hits)).toEqual([
			"0 Treffer",
			"Ein Treffer",
			"2 Treffer",
			"1.200 Treffer",
			"Ein Treffer",
			"2,5 Treffer",
		]);
		expect(lookUp("en", [texts], "a", "open", { count: 1 })).toBe("1 offen");
		expect(lookUp("en", [texts], "a", "hits", { count: 1200 })).toBe("1,200 Treffer");
		expect(hits("1.000")).toBe("1.000 Treffer");
	});

	test("names no code where no answer came", () => {
		const texts = { a: { b: "Nicht gespeichert. (Code: {code})", c: "Nicht geladen (Code: {code})." } };
		expect(lookUp("en", [texts], "a", "b", { code: 0 })).toBe("Nicht gespeichert.");
		expect(lookUp("en", [texts], "a", "c", { code: 0 })).toBe("Nicht geladen.");
		expect(lookUp("en", [texts], "a", "b", { code: 503 })).toBe("Nicht gespeichert. (Code: 503)");
	});

	test("fills a placeholder once: braces and dollar signs inside a value stay as they are", () => {
		expect(
			lookUp("en", [english, { a: { b: "{name} {email}" } }], "a", "b", { name: "{email}", email: "$& $1 {name}" }),
		).toBe("{email} $& $1 {name}");
	});
});
