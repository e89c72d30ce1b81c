import { useTextsByKey } from "../i18n/texts.tsx";
import type { ListLabels } from "../office/list/list-definition.ts";

/** The words of the list of applications: its one filter, and what can be done with several. */
export function useApplicationWords(): ListLabels {
	const t = useTextsByKey("applications");
	return { label: t, word: (_, word) => t(word), action: (word) => t(word === "processed" ? "markProcessed" : word) };
}
