import type { Line } from "./found.ts";

/** `words` find it besides its title. A part of another page, or a form, is listed only when one of them is sought. */
export type SoughtPage = Line & { words: string; isPart?: boolean };

/** Returns the pages that all words of a search name; `isExact` is false if only a mistyped one may mean them. */
export function soughtPages(q: string, pages: SoughtPage[]): { pages: SoughtPage[]; isExact: boolean } {
	const sought = plain(q).match(/[\p{L}\p{N}]+/gu) ?? [];
	const named = (isIn: (text: string, word: string) => boolean) =>
		pages.filter(({ title, words, isPart }) => {
			const own = plain(words);
			if (isPart && !sought.some((word) => isIn(own, word))) return false;
			return sought.every((word) => isIn(`${plain(title)} ${own}`, word));
		});
	const exact = named((text, word) => text.includes(word));
	if (exact.length > 0) return { pages: exact, isExact: true };
	return { pages: named((text, word) => text.split(/[^\p{L}]+/u).some((one) => isAlike(word, one))), isExact: false };
}

/** Whether a word begins as typed, but for one letter: wrong, missing, too many, or swapped with the next. */
function isAlike(typed: string, word: string): boolean {
	const at = [...typed].findIndex((letter, place) => letter !== word[place]);
	if (at < 1 || typed.length < 5) return at === -1 || word === typed.slice(0, -1);
	const rest = typed.slice(at + 1);
	const swapped = `${rest.slice(0, 1)}${typed[at]}${rest.slice(1)}`;
	return (
		word.startsWith(rest, at + 1) ||
		word.startsWith(typed.slice(at), at + 1) ||
		word.startsWith(rest, at) ||
		word.startsWith(swapped, at)
	);
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "");
}
