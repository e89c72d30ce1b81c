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
	/** A word as the form's own field shows it. */
	const inForm = (name: string, word: string) => {
		const field = columnsOf(record.fields).find((column) => column.name === name)?.field;
		const isNumber = field?.kind === "money" || field?.kind === "measure" || field?.kind === "whole";
		return isNumber ? numberIn(language, field, word) : word;
	};
	return {
		text,
		inForm,
		label: (name: string) =>
			boxLabel(name) ??
			(name === STATE_FIELD ? states("form.title") : name === PLAN_FIELD ? states("field.publish_at") : text(name)),
		/** A word as a conflict shows it; null for one that needs no other notation. */
		show(name: string, word: string) {
			const field = columnsOf(record.fields).find((column) => column.name === name)?.field;
			switch (field?.kind) {
				case "money":
				case "measure":
				case "whole":
					return inForm(name, word);
				case "yesNo":
					return value(name, word !== "");
				case "choice":
				case "person":
					return value(name, word);
				default:
					return null;
			}
		},
	};
}
