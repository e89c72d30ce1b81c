import * as v from "valibot";
import { mailAddress } from "../mail/mail-address.ts";

/** The form of a search alert. Messages are keys of the namespace searchAlert; empty fields arrive as undefined. */
export const alertForm = v.object({
	email: v.pipe(mailAddress("error.email", "error.emailFormat"), v.toLowerCase()),
	consent: v.pipe(v.string("error.consent"), v.literal("true", "error.consent")),
});

/** Days until an unconfirmed alert is deleted. */
export const CONFIRM_DAYS = 7;
/** Years for which the proof of an ended alert is kept: as long as somebody could sue over its mails (§ 195 BGB). */
export const PROOF_YEARS = 3;
