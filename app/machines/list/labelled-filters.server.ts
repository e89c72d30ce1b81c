import { textsIn } from "../../foundation/i18n/texts.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { fieldLabels } from "../../content/field-labels.ts";
import { joinedFields } from "../machine/joined-fields.ts";
import type { ListFilter, LabelledFilter } from "./filter-kinds.ts";
import { listFilters } from "./known-filters.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import { offerRecord } from "../offer-record.ts";

const made = new Map<Language, ReadonlyMap<ListFilter, LabelledFilter>>();

/** Returns the list's filters with their labels, so that a page loads the texts of only those it shows. */
export function labelledFilters(language: Language): ReadonlyMap<ListFilter, LabelledFilter> {
	const known = made.get(language) ?? new Map(listFilters.map((filter) => [filter, worded(filter, language)]));
	made.set(language, known);
	return known;
}

function worded(filter: ListFilter, language: Language): LabelledFilter {
	const { label, value } = fieldLabels(offerRecord, language, textsIn(language));
	const words = (filter.kind === "words" && !filter.isYes && filter.words) || [];
	return {
		...filter,
		label: isOfSheet(filter) ? machineTexts(language).label(filter.name) : label(filter.field)!,
		...(words.length > 0 && {
			labels: Object.fromEntries(words.map((word) => [word, value(filter.field, word) ?? word])),
		}),
	};
}

/** Whether a filter is named like a row of the data sheet that several fields make together. */
function isOfSheet({ name, ...filter }: ListFilter): boolean {
	return Object.hasOwn(joinedFields, name) || (filter.kind === "range" && filter.times !== undefined);
}
