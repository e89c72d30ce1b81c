import type { RefObject } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { useFormField } from "../../ui/form/use-form-field.ts";

/** The suggested descriptions of a picture; empty while the offer has no name. */
export type Suggestion = { alt: string; alt_en: string };

/** Suggests descriptions from the name as it is typed, and the place in the order. Nothing of it is stored unasked. */
export function useSuggestions(inside: RefObject<HTMLElement | null>, count: number): Suggestion[] {
	const t = useTexts("pictureTools");
	const name = useFormField(inside, "name");
	const name_en = useFormField(inside, "name_en") || name;
	return Array.from({ length: count }, (_, index) => ({
		alt: name && t("suggestedGerman", { name, position: index + 1 }),
		alt_en: name_en && t("suggestedEnglish", { name: name_en, position: index + 1 }),
	}));
}
