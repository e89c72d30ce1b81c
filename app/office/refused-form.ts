import type { Language } from "../i18n/language.ts";
import type { Refusal } from "../ui/refusal.ts";

/**
 * What a guard answers to a form that it refuses. `typed`: what a browser without scripts has sent, in its order, for
 * the page that takes the form's place; null where the form was too large to be read for that.
 */
export type RefusedForm = {
	refusal: Refusal;
	typed: [name: string, word: string][] | null;
	hadFiles: boolean;
	language: Language;
};

/** Fields of forms that say nothing to a reader; they are sent again unseen. */
const unseen =
	/^(version|draft|form|record|then|overwrite|intent|id|images?|image_order|liste|sent|agreed|state|session)$/;

/** Whether a reader recognises a field as something that they typed. */
export function isTyped(name: string, word: string): boolean {
	return word.trim() !== "" && !unseen.test(name);
}
