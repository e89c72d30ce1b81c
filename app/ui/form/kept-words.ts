import { dropDraft, keepDraft, readDraft } from "./draft.ts";

const nameOf = (address: string) => `typed ${address}`;

/** What was typed at this address in this window and not sent yet, by the names in `fields`. */
export function keptWords(address: string, fields: string[]): Record<string, string> {
	return readDraft(nameOf(address), fields, "session")?.words ?? {};
}

export function keepWords(address: string, words: Record<string, string>): void {
	keepDraft(nameOf(address), { words }, new Date().toISOString(), "session");
}

export const dropWords = (address: string): void => dropDraft(nameOf(address), "session");
