import { officeTexts } from "../i18n/admin-words.server.ts";
import type { Language } from "../i18n/language.ts";
import { fieldWords } from "../records/worded-fields.ts";
import { joinedFields } from "./joined-fields.ts";
import type { ListFilter, WordedFilter } from "./list-filter.ts";
import { listFilters } from "./list-filters.ts";
import { machineWords } from "./machine-words.server.ts";
import { offerRecord } from "./offer-record.ts";

const made = new Map<Language, ReadonlyMap<ListFilter, WordedFilter>>();

/** The list's filters with their labels: pages get the few that they show, and not the words of all. */
export function wordedFilters(language: Language): ReadonlyMap<ListFilter, WordedFilter> {
	const known = made.get(language) ?? new Map(listFilters.map((filter) => [filter, worded(filter, language)]));
	made.set(language, known);
	return known;
}

function worded(filter: ListFilter, language: Language): WordedFilter {
	const { label, value } = fieldWords(offerRecord, language, officeTexts(language));
	const machine = machineWords(language);
	const area = filter.kind === "range" && filter.times ? machine.area({ screen_length: 1, screen_width: 1 }) : null;
	const words = (filter.kind === "words" && !filter.isYes && filter.words) || [];
	return {
		...filter,
		label: area?.[0] ?? (filter.name in joinedFields ? machine.label(filter.name) : label(filter.field)!),
		...(words.length > 0 && {
			labels: Object.fromEntries(words.map((word) => [word, value(filter.field, word) ?? word])),
		}),
	};
}
