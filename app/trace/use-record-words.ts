import { createContext, useContext } from "react";
import type { Change, TraceKind } from "./trace.ts";

/** What the fields of one kind of record are called, and their values in words; null for what the kind does not know. */
export type RecordWords = { label: (field: string) => string | null; value: (field: string, stored: Change["from"]) => string | null };

/** The words of each kind of record, from whoever knows all collections. */
export const RecordWordsContext = createContext<Partial<Record<TraceKind, RecordWords>>>({});

export function useRecordWords(kind: TraceKind): RecordWords | null {
	return useContext(RecordWordsContext)[kind] ?? null;
}
