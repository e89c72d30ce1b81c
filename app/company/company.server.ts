import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { config } from "../config/config.server.ts";
import { type Connection, db } from "../database/client.server.ts";
import { defaultLanguage, type Language } from "../i18n/language.ts";
import { columnIn } from "../i18n/translated.ts";
import { readStamped, storeSetting } from "../office/settings.server.ts";
import { valuesIn } from "../records/field-values.ts";
import type { PublicCompany } from "./company.ts";
import { coordinatesIn, linesIn, linksIn } from "./company-lines.ts";
import { APPLICATION_MONTHS, type Company, companyFieldNames, companyFields, untoldCompany } from "./company-fields.ts";

const NAME = "company";

/** The facts with the time of their last change, by which a form knows what it shows; "" before the first. */
export async function storedCompany(on: Connection = db()): Promise<{ facts: Company; seen: string }> {
	const { value, seen } = await readStamped(NAME, on);
	return { facts: valuesIn(companyFields, value ? (JSON.parse(value) as Record<string, unknown>) : {}), seen };
}

let lastKnown = untoldCompany;

/**
 * Everything that the site knows of its dealer; without the database what it knew last, because pages stay readable.
 * Within a transaction it must be asked on that one.
 */
export async function companyFacts(on?: Connection): Promise<Company> {
	try {
		lastKnown = (await storedCompany(on)).facts;
	} catch {
		// Whoever needs the database itself will say so.
	}
	return lastKnown;
}

const asked = new WeakMap<object, Promise<Company>>();

/** The same facts for all parts of a page, which ask at once; `context` is that of their request. */
export function companyFor(context: object): Promise<Company> {
	const known = asked.get(context) ?? companyFacts();
	asked.set(context, known);
	return known;
}

/** What only search engines are told. */
export function businessOf({ founded, coordinates }: Company) {
	return { founded, coordinates: coordinatesIn(coordinates) };
}

/** The partners that home links, in order. */
export function partnersOf({ partners }: Company) {
	return linksIn(partners) ?? [];
}

/** What every visitor may know at once. */
export async function publicCompany(on?: Connection): Promise<PublicCompany> {
	return publicPart(await companyFacts(on));
}

/** After so many months an application is deleted. */
export async function applicationMonths(): Promise<number> {
	return (await companyFacts()).application_months ?? APPLICATION_MONTHS;
}

/** The part of these facts that every visitor's browser receives. */
export function publicPart(facts: Company, language: Language = defaultLanguage): PublicCompany {
	const name = facts.name ?? facts.legal_name ?? new URL(config().publicUrl).hostname.replace(/^www\./, "");
	return {
		name,
		claim: facts[columnIn("claim", language)],
		legalName: facts.legal_name ?? name,
		street: facts.street,
		postalCode: facts.postal_code,
		place: facts.city && [facts.postal_code, facts.city].filter(Boolean).join(" "),
		city: facts.city,
		phone: facts.phone,
		email: facts.email,
		social: linksIn(facts.social) ?? [],
	};
}

/** Whose letters are sent, and the lines that a business letter ends with (§ 35a GmbHG), as far as they are known. */
export async function letterHead(on: Connection): Promise<{ name: string; signature: string[] }> {
	const facts = await companyFacts(on);
	const { name, legalName, street, place, phone, email } = publicPart(facts);
	const joined = (sign: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(sign);
	const register = joined(", ", facts.register_court, facts.register_number);
	const signature = [
		legalName,
		joined(", ", street, place),
		joined(" · ", phone, email),
		joined(" · ", register, linesIn(facts.directors).join(", ")),
	];
	return { name, signature: signature.filter(Boolean) };
}

/**
 * Stores the facts, and what changed in the audit log.
 * @param seen the state that the form showed; null stores over any
 * @returns "changed" if somebody else has saved meanwhile
 */
export function setCompany(facts: Company, by: Actor, seen: string | null): Promise<"saved" | "changed"> {
	return db()
		.transaction()
		.execute(async (t) => {
			const before = await storedCompany(t);
			if (seen !== null && seen !== before.seen) return "changed";
			const changes = changesBetween(before.facts, facts, companyFieldNames);
			if (changes.length === 0) return "saved";
			await storeSetting(NAME, JSON.stringify(facts), t);
			const named = changes.map((change) => ({ ...change, field: `company.${change.field}` }));
			await writeAudit({ kind: "setting", id: NAME, name: null, action: "changed", by, changes: named }, t);
			return "saved";
		});
}
