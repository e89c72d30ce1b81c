import type { ComponentType } from "react";
import type { Namespace } from "../../foundation/i18n/texts.tsx";
import type { ListLine } from "./record-list.ts";

/** What a collection adapts in its list. `more` are further actions of a row. */
export type CustomList = {
	cells?: Record<string, ComponentType<{ line: ListLine }>>;
	state?: ComponentType<{ line: ListLine }>;
	/** The texts of filters that are no fields. */
	filterTexts?: Record<string, { namespace: Namespace; prefix: string }>;
	more?: ComponentType<{ line: ListLine }>;
};
