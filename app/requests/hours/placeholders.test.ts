import { expect, test } from "vitest";
import { fillIn } from "./placeholders.ts";

test("a text block has one full stop where a value that ends with one ends the sentence", () => {
	const values = { name: "Meyer & Co.", machine: null, price: "1 €, zzgl. MwSt.", link: null, application: null };
	expect(fillIn("Der Preis: {price}. Für {name}. {machine}.", values)).toBe(
		"Der Preis: 1 €, zzgl. MwSt. Für Meyer & Co. {machine}.",
	);
});
