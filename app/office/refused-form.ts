import type { Language } from "../foundation/i18n/language.ts";
import type { Refusal } from "../foundation/ui/form/refusal.ts";

export type RefusedForm = { refusal: Refusal; language: Language };
