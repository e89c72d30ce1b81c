import * as v from "valibot";
import { germanPath } from "../../foundation/i18n/language.ts";

const LIST = /^\/angebot\/(kaufen|mieten)(\?[^\s#]*)?$/;
const CAMPAIGN = /^utm_[a-z]+=/;
const HOST = /^[a-z0-9.-]+(:\d+)?$/;

/** A visitor's way to the form, as the addresses of their pages tell it. */
const source = v.object({
	/** The list of machines that they read last, with its filters: "/angebot/mieten?kategorie=bagger". */
	list: v.optional(
		v.pipe(
			v.string(),
			v.maxLength(500),
			v.check((path) => LIST.test(germanPath(path))),
		),
	),
	/** They scanned the code on a printed data sheet. */
	sheet: v.optional(v.boolean()),
	/** They offer a machine in part exchange. */
	tradeIn: v.optional(v.boolean()),
	/** The campaign in the address that they opened first: "utm_source=newsletter&utm_campaign=fruehjahr". */
	campaign: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(CAMPAIGN))),
	/** The host of the other website whose link they followed. */
	referrer: v.optional(v.pipe(v.string(), v.maxLength(253), v.regex(HOST))),
});
export type Source = v.InferOutput<typeof source>;

/** Reads the form's field; null if it is empty or was not written by this site's page. */
export function readSource(field: unknown): Source | null {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), source), field);
	return read.success && Object.keys(read.output).length > 0 ? read.output : null;
}
