import * as v from "valibot";

/** A visitor's way to the form, as far as the addresses of the pages they read tell. */
export type Source = {
	/** The list of machines that they read last, with its filters: "/angebot/mieten?kategorie=bagger". */
	list?: string;
	/** They scanned the code on a printed data sheet. */
	sheet?: boolean;
	/** They offer a machine in part exchange. */
	tradeIn?: boolean;
	/** The campaign in the address that they opened first: "utm_source=newsletter&utm_campaign=fruehjahr". */
	campaign?: string;
	/** The host of the other website whose link they followed. */
	referrer?: string;
};

const LIST = /^(\/en)?\/angebot\/(kaufen|mieten)(\?[^\s#]*)?$/;
const CAMPAIGN = /^utm_[a-z]+=/;
const HOST = /^[a-z0-9.-]+(:\d+)?$/;

const schema = v.object({
	list: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(LIST))),
	sheet: v.optional(v.boolean()),
	tradeIn: v.optional(v.boolean()),
	campaign: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(CAMPAIGN))),
	referrer: v.optional(v.pipe(v.string(), v.maxLength(253), v.regex(HOST))),
});

/** Reads the form's field; null if it is empty or was not written by this site's page. */
export function readSource(field: unknown): Source | null {
	if (typeof field !== "string" || field === "") return null;
	try {
		const read = v.safeParse(schema, JSON.parse(field));
		return read.success && Object.keys(read.output).length > 0 ? read.output : null;
	} catch {
		return null;
	}
}
