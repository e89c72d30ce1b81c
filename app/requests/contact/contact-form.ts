import * as v from "valibot";
import { isDay } from "../../foundation/i18n/day.ts";
import { day, today } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { Texts } from "../../foundation/i18n/texts.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { mailAddress } from "../../mail/mail-address.ts";
import { isUrgentSubject } from "../default-subject.ts";

/** A text of several lines. */
export const lines = (missing: string, tooLong: string, length: number) =>
	v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.maxLength(length, tooLong));

/**
 * A postcode of any country, with or without the country or the town: "80331", "AT-5020", "SW1A 1AA", "1010 Wien".
 * Digits that begin it are the five of Germany, the four of Austria and Switzerland, or in two groups; four alone are
 * more likely five without one.
 */
const postcode = /^(?!\d{4}$|(\d{1,3}|0\d{3}|\d{6,})(?![ \p{Pd}]?\d))(?=\D*\d)[\p{L}\d\p{Pd} .,/'’()]{1,60}$/u;

const isDayOrNone = (text: string) => text === "" || isDay(text);
const isToCome = (text: string) => text === "" || text >= today();
const hireDay = v.optional(v.pipe(v.string(), v.check(isDayOrNone, "error.day"), v.check(isToCome, "error.pastDay")));

/** The contact form's fields. Messages are keys of the namespace contact; empty fields arrive as undefined. */
export const contactFields = v.object({
	name: v.pipe(lines("error.name", "error.nameLong", 300), v.transform(oneLine)),
	email: mailAddress("error.email", "error.emailFormat"),
	phone: v.optional(
		v.pipe(
			v.string(),
			v.trim(),
			v.maxLength(100, "error.phoneLong"),
			v.transform((phone) => oneLine(phone) || null),
		),
	),
	subject: v.pipe(lines("error.subject", "error.subjectLong", 300), v.transform(oneLine)),
	message: lines("error.message", "error.messageLong", 10_000),
	hire_from: hireDay,
	hire_until: hireDay,
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

const contactForm = v.pipe(
	contactFields,
	v.forward(
		v.partialCheck(
			[["hire_from"], ["hire_until"]],
			({ hire_from, hire_until }) => !hire_from || !hire_until || hire_from <= hire_until,
			"error.hireUntil",
		),
		["hire_until"],
	),
	// An emergency is called back.
	v.forward(
		v.partialCheck(
			[["subject"], ["phone"]],
			({ subject, phone }) => !isUrgentSubject(subject) || /(\d\D*){5}/.test(phone ?? ""),
			"error.phone",
		),
		["phone"],
	),
);

export type ContactValues = v.InferOutput<typeof contactForm>;

export const readContact = (form: FormData) => readSent(contactForm, form);

/** Domains as people mistype those of large providers, and endings that no country has. */
const mistyped = [
	/@(gmial|gamil|gmai|gmal|gmaill|gnail|hotmial|hotmai|hotmal|outlok|yaho|iclod|tonline|t-onlin|t-onlie)\.\w+$/i,
	/@gmail\.c[mo]?$|\.(con|comm|cmo|ocm|cpm|dee|ded|nett)$/i,
];

/** Reads a visitor's form. About an address that looks mistyped it asks once: a reply would reach nobody. */
export function readSent<S extends Parameters<typeof readForm>[0]>(
	schema: S,
	form: FormData,
): ReturnType<typeof readForm<S>> {
	const read = readForm(schema, form);
	const { typed } = read;
	if (form.has("email_asked") || !mistyped.some((one) => one.test(typed.email?.trim() ?? ""))) return read;
	return { ok: false, errors: { email: "error.emailTypo", ...(!read.ok && read.errors) }, typed };
}

/** Adds the days of a hire and the postcode of the delivery to the message, so that they are wherever the message is. */
export function withWishes(sent: ContactValues, language: Language, texts: Texts): ContactValues {
	const { hire_from, hire_until, delivery_postcode, ...values } = sent;
	const t = texts.of("contact");
	const wishes = [
		hire_from && `${t("hireFrom")}: ${day(language, hire_from)}`,
		hire_until && `${t("hireUntil")}: ${day(language, hire_until)}`,
		delivery_postcode && `${t("delivery")}: ${delivery_postcode}`,
	].filter(Boolean);
	return wishes.length > 0 ? { ...values, message: `${values.message}\n\n${wishes.join("\n")}` } : values;
}

/** Joins lines: in a mail's header, a line break could forge another header. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
