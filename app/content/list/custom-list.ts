import type { ComponentType } from "react";
import type { Namespace, Texts } from "../../foundation/i18n/texts.tsx";
import type { ListLine } from "./record-list.ts";

/** How a collection adapts its list: its own components for some cells, and one more action per row. */
export type CustomList = {
	cells?: Record<string, ComponentType<{ line: ListLine }>>;
	/** How a row says its record's state. */
	state?: ComponentType<{ line: ListLine }>;
	/** Where the words of a filter stand that is no field. */
	filterTexts?: Record<string, { namespace: Namespace; prefix: string }>;
	more?: (
		line: ListLine,
		listing: ReturnType<Texts["byKey"]>,
	) => { to: string; icon: string; label: string; title: string };
};
