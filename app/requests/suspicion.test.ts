import { expect, test } from "vitest";
import { suspicionOf } from "./suspicion.ts";

const three = (address: string) => Array.from({ length: 3 }, () => address).join(" ");

test.each([
	[three("https://haendler.example/angebot"), null],
	[three("https://www.haendler.example/angebot"), null],
	[three("www.haendler.example/angebot"), null],
	[three("https://andere.example"), "links"],
	[three("www.andere.example"), "links"],
	[three("https://ler.example"), "links"],
])("a message of %j is suspicious as %j", (message, suspicion) => {
	for (const own of ["haendler.example", "www.haendler.example"])
		expect(suspicionOf(new FormData(), message, own)).toBe(suspicion);
});
