import type { Language } from "../../foundation/i18n/language.ts";
import { ageFacts, cardFactsOf, FACTS_ON_CARD, type Machine } from "./card-facts.ts";
import { type JoinedName, joinedFields } from "./joined-fields.ts";
import { type Figures, machineTexts } from "./machine-texts.server.ts";
import type { SheetRow } from "../offer.ts";
import { offerFields, sheetFields } from "../offer-record.ts";

type CardRow = Machine & Figures & { location: string | null };

const joinedAs = (name: string) =>
	(Object.keys(joinedFields) as JoinedName[]).find((one) => joinedFields[one].fields.some((field) => field === name));

/** The filled rows of a data sheet, those for staff last. `figures` must have only what the reader may see. */
export function sheetRows(figures: Figures, language: Language, weightIsPublic: boolean): SheetRow[] {
	const { label, value, joined, area } = machineTexts(language);
	const rowsOf = (names: readonly string[], more: Pick<SheetRow, "staff">): SheetRow[] => {
		const done = new Set<string>();
		return names.flatMap((name): SheetRow[] => {
			if (done.has(name)) return [];
			const field = { group: label(`group.${offerFields[name]!.group}`), ...more };
			const group = joinedAs(name);
			const together = group && joined(group, figures);
			if (together) {
				for (const field of joinedFields[group].fields) done.add(field);
				// An impact crusher has no setting but an apron gap, and a row of its own in a comparison.
				const isImpact = figures.subcategory === "brecheranlagen-prallbrecher";
				const key = group === "css" ? (isImpact ? "apron_gap" : "gap") : group;
				const row = { name: key, label: label(key), value: together, ...field };
				if (group !== "screen_box") return [row];
				return [row, { name: "screen_area", label: label("screen_area"), value: area(figures), ...field }];
			}
			const words = value(name, figures);
			return words === null ? [] : [{ name, label: label(name), value: words, ...field }];
		});
	};
	return [
		...rowsOf(sheetFields("everybody", weightIsPublic), {}),
		...rowsOf(sheetFields("staff", weightIsPublic), { staff: true }),
	];
}

/** The names of a data sheet's rows that everybody asks for first: age, two deciding figures, power and place. */
export function keyFactsOf(machine: Machine, sheet: readonly SheetRow[]): string[] {
	const facts: readonly string[] = cardFactsOf(machine).filter((fact) => fact !== "weight" && fact !== "power");
	const names = facts.map((fact) => joinedAs(fact) ?? fact).filter((name) => sheet.some((row) => row.name === name));
	const ages = names.filter((name) => ageFacts.some((fact) => fact === name));
	const deciding = names.filter((name) => !ages.includes(name)).slice(0, 2);
	return [...ages, ...deciding, "power", "location"];
}

/** A machine's facts as text, for a card: its age and place, then its figures; its weight only if `row` contains it. */
export function cardFacts(row: CardRow, language: Language): [first: string[], figures: string[]] {
	const { value, joined, fact } = machineTexts(language);
	const known = cardFactsOf(row)
		.flatMap((name) => {
			const words = name in joinedFields ? joined(name as JoinedName, row) : value(name, row);
			return words === null ? [] : [{ name, words: fact(name, words) }];
		})
		.slice(0, FACTS_ON_CARD);
	const wordsOf = (isOfAge: boolean) =>
		known.filter(({ name }) => ageFacts.includes(name) === isOfAge).map(({ words }) => words);
	return [[...wordsOf(true), ...(row.location ? [row.location] : [])], wordsOf(false)];
}
