import * as v from "valibot";
import type { Texts } from "../../foundation/i18n/texts.tsx";
import { mailAddress } from "../../mail/mail-address.ts";

/** A text of several lines, cleaned before measuring: browsers count a line break as one character but send two. */
export const lines = (missing: string, tooLong: string, length: number) =>
	v.pipe(v.string(missing), v.transform(withoutControls), v.trim(), v.nonEmpty(missing), v.maxLength(length, tooLong));

/**
 * A postcode of any country, with or without the country or the town: "80331", "AT-5020", "SW1A 1AA", "1010 Wien".
 * Digits that begin it are the five of Germany, the four of Austria and Switzerland, or in two groups.
 */
const postcode = /^(?!(\d{1,3}|0\d{3}|\d{6,})(?![ \p{Pd}]?\d))(?=\D*\d)[\p{L}\d\p{Pd} .,/'’()]{1,60}$/u;

/** The contact form. Messages are keys of the namespace contact; empty fields arrive as undefined. */
export const contactForm = v.object({
	name: v.pipe(lines("error.name", "error.nameLong", 300), v.transform(oneLine)),
	email: mailAddress("error.email", "error.emailFormat"),
	phone: v.optional(
		v.pipe(
			v.string(),
			v.trim(),
			v.maxLength(100, "error.phoneLong"),
			v.transform(withoutControls),
			v.transform((phone) => oneLine(phone) || null),
		),
	),
	subject: v.pipe(lines("error.subject", "error.subjectLong", 300), v.transform(oneLine)),
	message: lines("error.message", "error.messageLong", 10_000),
	delivery_postcode: v.optional(
		v.pipe(
			v.string(),
			v.transform(oneLine),
			v.check((text) => text === "" || postcode.test(text), "error.postcode"),
		),
	),
	privacy_agreed: v.pipe(
		v.string("error.privacy"),
		v.notValue("false", "error.privacy"),
		v.transform(() => true as const),
	),
	offer_id: v.optional(v.string()),
});

export type ContactValues = v.InferOutput<typeof contactForm>;

/** Adds the postcode of the delivery to the message, so that it is wherever the message is. */
export function withDelivery({ delivery_postcode, ...values }: ContactValues, texts: Texts): ContactValues {
	if (!delivery_postcode) return values;
	return { ...values, message: `${values.message}\n\n${texts.of("contact")("delivery")}: ${delivery_postcode}` };
}

/** Joins lines: in a mail's header, a line break could forge another header. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** Removes control characters except tabs, and turns all line breaks into \n. */
function withoutControls(text: string): string {
	// oxlint-disable-next-line no-control-regex
	return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}
