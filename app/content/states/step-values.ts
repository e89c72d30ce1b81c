import { plusDays } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { numberWord, shownNumber } from "../number-words.ts";
import type { StateRow } from "./step-service.server.ts";
import type { StepField } from "./steps.ts";

const USUAL_RESERVATION_DAYS = 7;

/** The initial value of a field. The customer is who reserved, or the only one who asks; the price is the asked one. */
export function firstValue(field: StepField, row: StateRow, language: Language): string {
	const { state, reserved_until, sold_at, askers } = row;
	const isSold = state === "sold";
	// One that is over counts no more.
	const isReserved = state === "reserved" && reserved_until != null && reserved_until >= today();
	const customer = isReserved ? row.reserved_for : askers?.names.length === 1 ? askers.names[0] : null;
	const price = isSold ? row.sold_price : row.sale_price;
	const values: Record<StepField, string | null | undefined> = {
		reserved_until: isReserved ? reserved_until : plusDays(today(), USUAL_RESERVATION_DAYS),
		reserved_for: customer,
		sold_to: isSold ? row.sold_to : customer,
		sold_price: price == null ? null : shownNumber(language, numberWord(price / 100), { money: true }),
		sold_at: today(isSold && sold_at ? new Date(sold_at) : undefined),
	};
	return values[field] ?? "";
}
