import { createContext, useContext } from "react";
import { useTextsByKey } from "../i18n/texts.tsx";
import type { AuditKind, Change, CollectionName } from "./audit.ts";

/** How the office names a kind of record, and where it edits one. */
export type RecordWords = {
	kind: string;
	place: (id: string) => string;
	/** A field, and its value; null for what the kind does not know. */
	label: (field: string) => string | null;
	value: (field: string, stored: Change["from"]) => string | null;
};

/** The words of each collection, which this room does not know by itself. */
export const RecordWordsContext = createContext<Partial<Record<CollectionName, RecordWords>>>({});

/** The words of a kind of record; null for what is no collection. */
export function useRecordWords(kind: AuditKind): RecordWords | null {
	return useContext(RecordWordsContext)[kind as CollectionName] ?? null;
}

/** What each kind of record is called. */
export function useKindNames(): (kind: AuditKind) => string {
	const words = useContext(RecordWordsContext);
	const text = useTextsByKey("auditLog");
	return (kind) => words[kind as CollectionName]?.kind ?? text(`kind.${kind}`);
}
