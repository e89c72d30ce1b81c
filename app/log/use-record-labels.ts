import { createContext, useContext } from "react";
import { useTextsByKey } from "../foundation/i18n/texts.tsx";
import type { AuditKind, Change, CollectionName } from "./audit.ts";

/** How the office names a kind of record, and where it edits one. */
export type RecordLabels = {
	kind: string;
	place: (id: string) => string;
	/** The label of a field, and its value in words; null for fields that the kind does not have. */
	label: (field: string) => string | null;
	value: (field: string, stored: Change["from"]) => string | null;
};

/** The words of each collection, from a route, because this room does not know the collections. */
export const RecordLabelsContext = createContext<Partial<Record<CollectionName, RecordLabels>>>({});

/** Null for kinds that are not collections. */
export function useRecordLabels(kind: AuditKind): RecordLabels | null {
	return useContext(RecordLabelsContext)[kind as CollectionName] ?? null;
}

export function useKindNames(): (kind: AuditKind) => string {
	const words = useContext(RecordLabelsContext);
	const text = useTextsByKey("auditLog");
	return (kind) => words[kind as CollectionName]?.kind ?? text(`kind.${kind}`);
}
