import { useEffect, useRef } from "react";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";

/**
 * Keeps what is typed into the form around it until it is sent, across a reload, the back key and a link. It fills the
 * form without events, and before the fields that measure typing, so that nobody's return counts as haste. Hidden
 * fields and the name of a file with `data-kept` are kept as well; the component that draws them restores them.
 */
export function KeepWords({ address }: { address: string }) {
	const place = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const fields = () => [...form.elements].filter(isTyped);
		const kept = keptWords(address);
		for (const field of fields()) {
			const word = kept[field.name];
			if (word === undefined || !isUntouched(field)) continue;
			if (isBox(field)) field.checked = word !== "";
			else field.value = word;
		}
		const keep = () => {
			const hidden = [...form.querySelectorAll<HTMLInputElement>("input[data-kept]")];
			const lists: Record<string, string> = {};
			for (const { name, value } of hidden) lists[name] = lists[name] ? `${lists[name]} ${value}` : value;
			// What the page filled in itself is not kept: it is in the page's language.
			const typed = fields().filter((field) => !isUntouched(field));
			const words = typed.map((field) => [field.name, isBox(field) && !field.checked ? "" : field.value] as const);
			const draft = { words: { ...Object.fromEntries(words), ...lists }, files: [], savedAt: new Date().toISOString() };
			keepDraft(nameOf(address), draft, "session");
		};
		form.addEventListener("input", keep);
		return () => form.removeEventListener("input", keep);
	}, [address]);
	return <span ref={place} hidden />;
}

/** Drops what `KeepWords` keeps. */
export const dropWords = (address: string) => dropDraft(nameOf(address), "session");

/** Drops what `KeepWords` keeps once it was sent. */
export function useDropWords(address: string, sent: boolean): void {
	useEffect(() => {
		if (sent) dropWords(address);
	}, [address, sent]);
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Leaves out the trap, which is off-screen and must stay empty. */
function isTyped(field: Element): field is Typed {
	if (field instanceof HTMLTextAreaElement) return true;
	return field instanceof HTMLInputElement && !/hidden|file/.test(field.type) && field.tabIndex >= 0;
}

const isBox = (field: Typed): field is HTMLInputElement => field.type === "checkbox";

function isUntouched(field: Typed): boolean {
	return isBox(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
}

const nameOf = (address: string) => `typed ${address}`;

/** What was typed at this address in this window and not sent yet, by field. */
export function keptWords(address: string): Record<string, string> {
	return readDraft(nameOf(address), "session")?.words ?? {};
}
