import { expect, test } from "vitest";
import { firstValue } from "./step-values.ts";

test("a machine is sold to who reserved it, else to the only one who asks, for the price asked or paid", () => {
	const online = { id: "1", version: 1, state: "online", sale_price: 8_500_000 } as const;
	const asked = (...names: string[]) => ({ ...online, askers: { names, inbox: "" } });
	const reserved = { ...asked("Erika"), state: "reserved", reserved_for: "Firma Muster" } as const;
	const sold = { ...asked("Erika"), state: "sold", sold_to: "Bauhof", sold_price: 8_000_000 } as const;
	const rows = [
		[online, "", "85.000"],
		[asked("Erika"), "Erika", "85.000"],
		[asked("Erika", "Otto"), "", "85.000"],
		[{ ...reserved, reserved_until: "2999-01-01" }, "Firma Muster", "85.000"],
		[{ ...reserved, reserved_until: "2020-01-01" }, "Erika", "85.000"],
		[sold, "Bauhof", "80.000"],
	] as const;
	for (const [row, customer, price] of rows)
		expect([firstValue("sold_to", row, "de"), firstValue("sold_price", row, "de")]).toEqual([customer, price]);
});
