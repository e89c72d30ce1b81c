import { describe, expect, test } from "vitest";
import { firstSource, withAddress } from "./visit.ts";

const page = (path: string) => new URL(path, "https://www.example.com");

describe("a visit", () => {
	test("begins with the host of another website, and with nothing where none is told", () => {
		expect(firstSource(page("/"), "https://www.suche.example/frage?q=geheim")).toEqual({
			referrer: "www.suche.example",
		});
		for (const referrer of ["", "nonsense", "android-app://com.example"])
			expect(firstSource(page("/"), referrer)).toEqual({});
	});

	test("that goes on in a new window still knows the page before", () => {
		expect(firstSource(page("/kontakt"), "https://www.example.com/angebot/mieten?q=bagger")).toEqual({
			list: "/angebot/mieten?q=bagger",
		});
	});

	test("notes the last list, the last campaign and a data sheet's code, and nothing else of an address", () => {
		const addresses = [
			"/?utm_source=alt&gclid=1",
			"/angebot/kaufen?kategorie=brecher",
			"/en/angebot/mieten",
			"/angebot/detail/x?von=datenblatt",
			"/service?utm_source=neu&utm_term=b%26c&email=x@example.com",
			"/kontakt?subject=geheim",
		];
		expect(addresses.map(page).reduce(withAddress, {})).toEqual({
			list: "/en/angebot/mieten",
			sheet: true,
			campaign: "utm_source=neu&utm_term=b%26c",
		});
	});
});
