import type { Language } from "../foundation/i18n/language.ts";
import type { Refusal } from "../foundation/ui/form/refusal.ts";

/** A guard's answer to a form that it refuses. */
export type RefusedForm = { refusal: Refusal; language: Language };
