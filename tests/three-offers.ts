import { beforeAll, beforeEach } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { signedInAs, type Visitor } from "./app.ts";
import { makeOffer } from "./make.ts";

export const LIST = "/admin/angebote";
export let admin: Awaited<ReturnType<typeof signedInAs>>;
export let colleague: typeof admin;
export let ids: string[] = [];

/** Before each test there are three offers, "Eins", "Zwei" and, without a price, "Drei". */
export function useThreeOffers(): void {
	beforeAll(async () => {
		[admin, colleague] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
	});
	beforeEach(async () => {
		await db().deleteFrom("Angebote").execute();
		ids = [];
		for (const [name, price] of [
			["Eins", "1000"],
			["Zwei", "2000"],
			["Drei", ""],
		] as const)
			ids.push(
				await makeOffer(
					{
						name,
						name_en: `${name} en`,
						...(price ? { sale_price: price } : { price_on_request: "true", sale_price: "" }),
					},
					{ at: `2026-01-0${ids.length + 1}T12:00:00.000Z` },
				),
			);
	});
}

type Fields = Record<string, string | string[]>;

/** Does something with many in the office's list. */
export const act = (action: string, fields: Fields, { who = admin as Visitor, query = "" } = {}) =>
	who.visit(LIST + query, { form: { action, ...fields } });
export const chosen = (...some: number[]) => ({ chosen: some.map((n) => `${ids[n]} 1`) });
export const offer = async (n: number) => (await offerRecords.findForEdit(ids[n]!))!;
export const states = async () =>
	Promise.all(ids.map(async (_, n) => (await offerRecords.findForEdit(ids[n]!))?.state ?? "gone"));

/** The button of the message that the list shows next. */
export async function undo(who: Visitor = admin): Promise<string> {
	const page = await who.page(LIST);
	const address = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)![1]!;
	await who.visit(address, { form: { zurueck: LIST } });
	return who.page(LIST);
}
