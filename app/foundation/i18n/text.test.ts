import { describe, expect, test } from "vitest";
import { lookUp } from "./text.ts";

const german = { home: { title: "Start", greeting: "Hallo {name}, {name}!" }, errors: { only: "nur deutsch" } };
const english = { home: { title: "Home" } };

describe("a text", () => {
	test("comes from the page's language, or from German, or is the key itself", () => {
		expect(lookUp([english, german], "home", "title")).toBe("Home");
		expect(lookUp([english, german], "errors", "only")).toBe("nur deutsch");
		expect(lookUp([english, german], "errors", "missing.key")).toBe("missing.key");
		expect(lookUp([english, german], "nowhere", "title")).toBe("title");
	});

	test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
		"named %s is missing, both as a namespace and as a key",
		(key) => {
			expect(lookUp([english, german], "home", key)).toBe(key);
			expect(lookUp([english, german], key, "title")).toBe("title");
		},
	);

	test("has every placeholder filled, and keeps those without a value", () => {
		expect(lookUp([english, german], "home", "greeting", { name: "Eva" })).toBe("Hallo Eva, Eva!");
		expect(lookUp([english, german], "home", "greeting", { other: 1 })).toBe("Hallo {name}, {name}!");
		expect(lookUp([english, { a: { b: "{toString} {count}" } }], "a", "b", { count: 0 })).toBe("{toString} 0");
	});

	test("names no code where no answer came", () => {
		const texts = { a: { b: "Nicht gespeichert. (Code: {code})", c: "Nicht geladen (Code: {code})." } };
		expect(lookUp([texts], "a", "b", { code: 0 })).toBe("Nicht gespeichert.");
		expect(lookUp([texts], "a", "c", { code: 0 })).toBe("Nicht geladen.");
		expect(lookUp([texts], "a", "b", { code: 503 })).toBe("Nicht gespeichert. (Code: 503)");
	});

	test("fills a placeholder once: braces and dollar signs inside a value stay as they are", () => {
		expect(
			lookUp([english, { a: { b: "{name} {email}" } }], "a", "b", { name: "{email}", email: "$& $1 {name}" }),
		).toBe("{email} $& $1 {name}");
	});
});
