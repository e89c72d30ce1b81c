import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerDetail } from "#app/machines/offers.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { StepName } from "#app/content/states/steps.ts";
import { removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";

const by = useUser();
const history = (id: string) =>
	db().selectFrom("price_history").select(["cents", "hidden_at"]).where("offer_id", "=", id).orderBy("nr").execute();
const hiddenOf = async (id: string) => (await history(id)).map(({ hidden_at }) => hidden_at !== null);
const pricesOf = async (id: string) => (await history(id)).map(({ cents }) => cents);

async function save(id: string, values: object): Promise<void> {
	const { pictures: _, documents: __, version, ...stored } = (await offerRecords.findForEdit(id))!;
	const saved = await offerRecords.change(id, version, { ...stored, ...values }, { by, pictures: [] });
	expect(saved.ok).toBe(true);
}

async function step(id: string, name: StepName): Promise<void> {
	const shown = (await findState(offerRecords.record, id))!.row;
	expect((await takeStep(offerRecords, id, name, { shown, words: {}, by })).state).toBe("done");
}

describe("the price history of an offer", () => {
	test("has each price that visitors saw once, in whatever way it was changed", async () => {
		const id = await makeOffer({ sale_price: "85000" }, { by });
		await save(id, { name: "Anderer Name" });
		await save(id, { sale_price: 8_000_000 });
		// As somebody with a database tool would.
		await setRow("Angebote", id, { list_price: 7_500_000 });
		await save(id, { sale_price: null, price_on_request: true });
		expect(await pricesOf(id)).toEqual([8_500_000, 8_000_000, 7_500_000, null]);
	});

	test("does not have a price that nobody saw", async () => {
		const id = await makeOffer({ sale_price: "85000" }, { by });
		await step(id, "withdraw");
		await save(id, { sale_price: 9_000_000 });
		await save(id, { sale_price: 8_200_000 });
		await step(id, "publish");
		expect(await pricesOf(id)).toEqual([8_500_000, 8_200_000]);
		expect(await hiddenOf(id)).toEqual([true, false]);
	});

	test("stays through the trash, says when that hid the offer, and goes when the offer is removed for good", async () => {
		const id = await makeOffer({ sale_price: "85000" }, { by });
		await offerRecords.remove(id, by);
		expect(await hiddenOf(id)).toEqual([true]);
		await offerRecords.restore(id, by);
		await save(id, { name: "Anderer Name" });
		expect(await pricesOf(id)).toEqual([8_500_000, 8_500_000]);
		expect(await hiddenOf(id)).toEqual([true, false]);
		await offerRecords.remove(id, by);
		await removeForGood({ kind: "offer", id }, by);
		expect(await pricesOf(id)).toEqual([]);
	});
});

const shown = async (id: string) => {
	const { reduced, lowestPrice } = (await offerDetail(id, "de", { forStaff: false }))!;
	return { reduced, lowestPrice };
};
const not = { reduced: false, lowestPrice: null };

test("“Preis gesenkt” needs the tick of the office and a lower price, and goes when the price rises", async () => {
	const id = await makeOffer({ sale_price: "85000" }, { by });
	await save(id, { price_reduced: true });
	expect(await shown(id)).toEqual(not);
	await save(id, { sale_price: 8_000_000 });
	expect(await shown(id)).toEqual({ reduced: true, lowestPrice: null });
	await save(id, { price_reduced: false });
	expect(await shown(id)).toEqual(not);
	await save(id, { price_reduced: true, sale_price: 8_300_000 });
	expect(await shown(id)).toEqual(not);
});
