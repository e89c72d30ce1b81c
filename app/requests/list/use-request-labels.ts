import { day } from "../../foundation/i18n/format.ts";
import { useLanguage, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { ListLabels } from "../../office/list/list-definition.ts";
import { NOBODY } from "./request-list.ts";
import type { Colleague } from "../page/request-work.ts";

/** The names of the list's filters and columns, and of the words of each filter. */
export function useRequestLabels(colleagues: Colleague[]): ListLabels {
	const t = useTextsByKey("requestList");
	const language = useLanguage();
	return {
		label: t,
		action: (word) => t(`action.${word}`),
		word(name, word) {
			if (name === "from" || name === "to") return day(language, word);
			if (name === "assigned" && word !== NOBODY) return colleagues.find(({ id }) => id === word)?.email ?? word;
			return t(`${name}.${word}`);
		},
	};
}
