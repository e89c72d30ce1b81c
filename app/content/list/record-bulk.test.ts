import { expect, test } from "vitest";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import type { RecordState } from "../../foundation/database/schema.ts";
import { changedPrice, fits, priceForm } from "./record-bulk.ts";

function read(amount: string, by = "exact") {
	const form = new FormData();
	form.set("by", by);
	form.set("amount", amount);
	const found = readForm(priceForm, form);
	return found.ok ? found.value.amount : found.errors;
}

test("a price may be as high in its row as in the form, and no higher", () => {
	expect(read("15.000.000")).toBe(1_500_000_000);
	expect(read("20.000.001")).toEqual({ amount: "error.tooHigh" });
	expect(read("viel")).toEqual({ amount: "error.amount" });
});

test.each([
	["euro", -5_000_00, "tooLow"],
	["euro", 19_999_000_00, "tooHigh"],
	["percent", 10_00, 5500_00],
	["exact", 15_000_000_00, 15_000_000_00],
] as const)("a price of 5,000 euros, changed by %s %i, is %s", (by, amount, becomes) =>
	expect(changedPrice(5000_00, { by, amount })).toBe(becomes),
);

test("a step fits the states that it begins at, and a price all but sold machines", () => {
	const fitting = (state: RecordState) => ["publish", "withdraw", "trash"].filter((action) => fits(action, { state }));
	expect(fitting("online")).toEqual(["withdraw", "trash"]);
	expect(fitting("draft")).toEqual(["publish", "trash"]);
	expect(fits("price", { state: "sold" }), "whose price no longer counts").toBe(false);
});
