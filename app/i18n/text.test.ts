import { describe, expect, test } from "vitest";
import { lookUp } from "./text.ts";

const german = { home: { title: "Start", greeting: "Hallo {name}, {name}!" }, errors: { only: "nur deutsch" } };
const english = { home: { title: "Home" } };

describe("a text", () => {
	test("comes from the page's language, else from German, else it is the key", () => {
		expect(lookUp([english, german], "home", "title")).toBe("Home");
		expect(lookUp([english, german], "errors", "only")).toBe("nur deutsch");
		expect(lookUp([english, german], "errors", "missing.key")).toBe("missing.key");
		expect(lookUp([english, german], "nowhere", "title")).toBe("title");
	});

	test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
		"called %s is a missing key, in the namespace and in the key",
		(key) => {
			expect(lookUp([english, german], "home", key)).toBe(key);
			expect(lookUp([english, german], key, "title")).toBe("title");
		},
	);

	test("has every place filled, and a place without a value stays", () => {
		expect(lookUp([english, german], "home", "greeting", { name: "Eva" })).toBe("Hallo Eva, Eva!");
		expect(lookUp([english, german], "home", "greeting", { other: 1 })).toBe("Hallo {name}, {name}!");
		expect(lookUp([english, { a: { b: "{toString} {count}" } }], "a", "b", { count: 0 })).toBe("{toString} 0");
	});

	test("fills a place once: braces and dollar signs inside a value stay as they are", () => {
		expect(
			lookUp([english, { a: { b: "{name} {email}" } }], "a", "b", { name: "{email}", email: "$& $1 {name}" }),
		).toBe("{email} $& $1 {name}");
	});
});
