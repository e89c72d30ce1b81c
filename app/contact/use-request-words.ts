import { day } from "../i18n/format.ts";
import { useLanguage, useTextsByKey } from "../i18n/texts.tsx";
import type { ListWords } from "../office/table-query.ts";
import { NOBODY } from "./request-list.ts";
import type { Colleague } from "./request-work.ts";

/** The names of the list's filters and columns, and of the words of each filter. */
export function useRequestWords(colleagues: Colleague[]): ListWords {
	const t = useTextsByKey("requestList");
	const language = useLanguage();
	return {
		label: t,
		word(name, word) {
			if (name === "from" || name === "to") return day(language, word);
			if (name === "assigned" && word !== NOBODY) return colleagues.find(({ id }) => id === word)?.email ?? word;
			return t(`${name}.${word}`);
		},
	};
}
