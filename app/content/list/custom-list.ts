import type { ComponentType } from "react";
import type { Namespace, TextByKey } from "../../foundation/i18n/texts.tsx";
import type { ListLine } from "./record-list.ts";

/** What a collection adapts in its list. `more` is a further action of a row. */
export type CustomList = {
	cells?: Record<string, ComponentType<{ line: ListLine }>>;
	state?: ComponentType<{ line: ListLine }>;
	/** The texts of filters that are no fields. */
	filterTexts?: Record<string, { namespace: Namespace; prefix: string }>;
	more?: (line: ListLine, listing: TextByKey) => { to: string; icon: string; label: string; title: string };
};
