import { createContext, useContext } from "react";
import type { Change, AuditKind } from "./audit.ts";

/**
 * What the fields of one kind of record are called, and their values in words; null for what the kind does not know.
 */
export type RecordWords = {
	label: (field: string) => string | null;
	value: (field: string, stored: Change["from"]) => string | null;
};

/** The words of each kind of record, from whoever knows all collections. */
export const RecordWordsContext = createContext<Partial<Record<AuditKind, RecordWords>>>({});

export function useRecordWords(kind: AuditKind): RecordWords | null {
	return useContext(RecordWordsContext)[kind] ?? null;
}
