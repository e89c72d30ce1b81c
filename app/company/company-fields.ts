import * as v from "valibot";
import { languages } from "../i18n/language.ts";
import { isMailAddress } from "../outbox/mail-address.ts";
import { checksOf, valuesIn } from "../records/field-values.ts";
import { choice, columnsOf, line, text, type ValuesOf, whole, yesNo } from "../records/fields.ts";
import { coordinatesIn, linksIn, receiversIn } from "./company-lines.ts";

/** The parts of the form, in order. */
export const companyGroups = ["identity", "contact", "law", "privacy", "links"] as const;

/** Everything that the site says of its dealer, one line a fact. Nothing is needed: what is not known is not said. */
export const companyFields = {
	name: line({ group: "identity", limit: 60, hint: "hint.name" }),
	legal_name: line({ group: "identity", limit: 120, hint: "hint.legal_name" }),
	street: line({ group: "identity", limit: 120 }),
	postal_code: line({ group: "identity", limit: 12 }),
	city: line({ group: "identity", limit: 80 }),
	claim: line({ group: "identity", limit: 200, translated: true, hint: "hint.claim" }),
	founded: whole({ group: "identity", lowest: 1600, highest: 2100, tooLow: "error.founded", isYear: true }),

	phone: line({ group: "contact", limit: 40 }),
	email: line({ group: "contact", limit: 120 }),
	office_language: choice({ group: "contact", choices: languages }),
	map: choice({ group: "contact", choices: ["openstreetmap", "google"] }),
	coordinates: line({ group: "contact", limit: 400, hint: "hint.coordinates" }),

	directors: text({ group: "law", limit: 500, rows: 2, hint: "hint.directors" }),
	content_responsible: line({ group: "law", limit: 120, hint: "hint.content_responsible" }),
	register_court: line({ group: "law", limit: 120 }),
	register_number: line({ group: "law", limit: 60 }),
	vat_id: line({ group: "law", limit: 20 }),

	privacy_name: line({ group: "privacy", limit: 120 }),
	privacy_email: line({ group: "privacy", limit: 120 }),
	privacy_officer: yesNo({ group: "privacy" }),
	application_months: whole({ group: "privacy", lowest: 1, highest: 24, tooLow: "error.months" }),
	authority_name: line({ group: "privacy", limit: 160 }),
	authority_street: line({ group: "privacy", limit: 120 }),
	authority_city: line({ group: "privacy", limit: 120, hint: "hint.authority_city" }),
	authority_website: line({ group: "privacy", limit: 200 }),
	hosting_name: line({ group: "privacy", limit: 120 }),
	hosting_address: line({ group: "privacy", limit: 200 }),
	hosting_country: line({ group: "privacy", limit: 60 }),
	hosting_log_days: whole({ group: "privacy", lowest: 1, highest: 365, tooLow: "error.logDays" }),
	mail_provider_name: line({ group: "privacy", limit: 120 }),
	mail_provider_address: line({ group: "privacy", limit: 200 }),
	request_receivers: text({ group: "privacy", limit: 2000, rows: 2, wide: true, hint: "hint.request_receivers" }),

	partners: text({ group: "links", limit: 4000, rows: 6, hint: "hint.partners" }),
	social: text({ group: "links", limit: 2000, rows: 6, hint: "hint.social" }),
} as const;

/** All facts about the dealer, as stored. */
export type Company = ValuesOf<typeof companyFields>;
export type CompanyField = keyof Company;
export const companyFieldNames = columnsOf(companyFields).map(({ name }) => name) as CompanyField[];

/** Of a dealer who has told nothing yet. */
export const untoldCompany: Company = valuesIn(companyFields, {});

/** What the legal pages of any dealer should say; the last one only where another program receives requests. */
export const legalFacts = [
	"legal_name",
	"street",
	"postal_code",
	"city",
	"phone",
	"email",
	"privacy_name",
	"authority_name",
	"hosting_name",
	"hosting_log_days",
	"mail_provider_name",
	"request_receivers",
] as const satisfies readonly CompanyField[];

/** Months that an application is kept where the dealer has set none. */
export const APPLICATION_MONTHS = 6;

/** A field that may be empty; `error` is the message for what is not right. */
const rightOrEmpty = (
	field: v.GenericSchema<string | undefined, string | null>,
	isRight: (typed: string) => boolean,
	error: string,
) =>
	v.pipe(
		field,
		v.check((typed) => typed === null || isRight(typed), error),
	);

const checks = checksOf(companyFields);
const isPhone = (typed: string) => /^[+(\d][\d\s()/.–-]{4,}$/.test(typed);
const isVatId = (typed: string) => /^DE ?\d{3} ?\d{3} ?\d{3}$/.test(typed);
const isWebsite = (typed: string) => linksIn(`– ${typed}`)?.length === 1;
const areLinks = (typed: string) => linksIn(typed) !== null;

/** The form of these facts. Messages are keys of the namespace company. */
export const companyForm = v.object({
	...checks,
	phone: rightOrEmpty(checks.phone, isPhone, "error.phone"),
	email: rightOrEmpty(checks.email, isMailAddress, "error.email"),
	coordinates: rightOrEmpty(checks.coordinates, (typed) => coordinatesIn(typed) !== null, "error.coordinates"),
	vat_id: rightOrEmpty(checks.vat_id, isVatId, "error.vat_id"),
	privacy_email: rightOrEmpty(checks.privacy_email, isMailAddress, "error.email"),
	authority_website: rightOrEmpty(checks.authority_website, isWebsite, "error.website"),
	request_receivers: rightOrEmpty(
		checks.request_receivers,
		(typed) => receiversIn(typed) !== null,
		"error.request_receivers",
	),
	partners: rightOrEmpty(checks.partners, areLinks, "error.links"),
	social: rightOrEmpty(checks.social, areLinks, "error.links"),
});
