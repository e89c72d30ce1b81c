import { expect, test } from "vitest";
import { machineHas } from "#app/machines/machine/machine-kinds.ts";
import { offerRecord } from "#app/machines/offer-record.ts";
import { usualValues, isUnusual } from "#app/machines/machine/usual-values.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { demoFigures } from "#demo/offers/figures.ts";

test("every machine of the demo has figures that such machines have, all of them usual", () => {
	expect(Object.keys(demoFigures).sort()).toEqual(demoOffers.map(({ name }) => name).sort());
	const odd = demoOffers.flatMap((offer) => {
		const { name, category, subcategory, weight, power, length, width, height } = offer;
		const chosen = { category, subcategory: subcategory ?? "" };
		const figures = { ...demoFigures[name], weight, power, length, width, height };
		return Object.entries(figures).flatMap(([field, value]) => {
			const range = usualValues(field, chosen);
			const fits = !range || typeof value !== "number" || !isUnusual(range, String(value));
			return machineHas(offerRecord.fields, field, chosen) && fits ? [] : [`${name}: ${field} ${value}`];
		});
	});
	expect(odd).toEqual([]);
});
