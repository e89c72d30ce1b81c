import { useLanguage, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import { PLAN_FIELD, STATE_FIELD, stateMessage } from "../states/form-state.ts";
import { numberIn } from "./number-field.tsx";
import { useFieldLabels } from "./use-field-labels.ts";

export function useFormTexts(record: RecordKind) {
	const language = useLanguage();
	const own = useTextsByKey(record.texts);
	const states = useTextsByKey("recordStates");
	const { boxLabel, value } = useFieldLabels(record);
	const text: typeof own = (key, values) => {
		const ofState = stateMessage(key);
		return ofState === null ? own(key, values) : states(ofState, values);
	};
	const fieldOf = (name: string) => columnsOf(record.fields).find((column) => column.name === name)?.field;
	/** A number as its own field of the form shows it; null for any other word. */
	const numberOf = (name: string, word: string) => {
		const field = fieldOf(name);
		const isNumber = field?.kind === "money" || field?.kind === "measure" || field?.kind === "whole";
		return isNumber ? numberIn(language, field, word) : null;
	};
	return {
		text,
		/** A word as the form's own field shows it. */
		inForm: (name: string, word: string) => numberOf(name, word) ?? word,
		label: (name: string) =>
			boxLabel(name) ??
			(name === STATE_FIELD ? states("form.title") : name === PLAN_FIELD ? states("field.publish_at") : text(name)),
		/** A word as a conflict shows it; null for one that needs no other notation. */
		show(name: string, word: string) {
			const kind = fieldOf(name)?.kind;
			if (kind === "yesNo") return value(name, word !== "");
			return kind === "choice" || kind === "person" ? value(name, word) : numberOf(name, word);
		},
	};
}
