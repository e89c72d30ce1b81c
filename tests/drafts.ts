import * as v from "valibot";
import { newId } from "#app/foundation/database/identity.ts";
import { offerForm } from "#app/machines/editor/offer-form.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerDetail } from "#app/machines/offers.server.ts";
import { offerWords } from "./make.ts";
import { traceOf } from "./rows.ts";

export const chosen = (...ids: string[]) => ids.map((id) => ({ id, alt: "", alt_en: "" }));
export const window = () => ({ draft: "", window: newId() });
/** The form of an offer as it is typed; `base` and what the form knows of the draft can be told. */
export const typed = (
	words: Record<string, string> = {},
	more: Partial<Parameters<typeof offerRecords.keep>[1]> = {},
) => ({
	words: { ...offerWords, ...words },
	pictures: chosen(),
	base: 1,
	...window(),
	...more,
});
export const values = (words: Record<string, string> = {}) => v.parse(offerForm, { ...offerWords, ...words });
export const actionsOf = async (id: string) => (await traceOf(id)).map(({ action }) => action);
export const seenByVisitors = async (id: string) => (await offerDetail(id, "de", { forStaff: false }))?.name;
export const draftWords = async (id: string) => (await offerRecords.draftOf(id))?.words;
