/** Shorter words have too many neighbours: "sieb" is one letter from "dieb", "siel" and "lieb". */
const FORGIVING_LENGTH = 5;

/** True for words in which a search forgives one mistake. Digits are never forgiven: the 120 is not the 110. */
export function isForgiving(word: string): boolean {
	return /^\p{L}+$/u.test(word) && [...word].length >= FORGIVING_LENGTH;
}

/**
 * The part of `known` that `word` means with exactly one mistake: a wrong, missing or extra letter, or two swapped
 * ones. Null if there is none. The part may lie anywhere ("brechr" means "brecher" in "backenbrecher"), but a mistake
 * in its first or last letter counts only at the beginning or end of `known`, which is then returned whole; else
 * "kette" would mean "palette".
 */
export function nearPart(word: string, known: string): string | null {
	const last = word.length - 1;
	for (let start = 0; start < known.length - last + 1; start++) {
		let same = 0;
		while (same < word.length && word[same] === known[start + same]) same++;
		if (same > last) continue;
		const at = start + same;
		const followedBy = (rest: number, from: number) => known.startsWith(word.slice(rest), from);
		const swapped = word[same] === known[at + 1] && word[same + 1] === known[at] && followedBy(same + 2, at + 2);
		const missing = same > 0 && followedBy(same, at + 1);
		const wrong = at < known.length && followedBy(same + 1, at + 1);
		const extra = followedBy(same + 1, at);
		const inside = same > 0 && same < last;
		const atEdge = at === 0 || (same === last && at >= known.length - 1);
		if (swapped || (inside && wrong)) return known.slice(start, start + word.length);
		if (missing) return known.slice(start, start + word.length + 1);
		if (inside && extra) return known.slice(start, at + last - same);
		if (atEdge && (wrong || extra)) return known;
	}
	return null;
}
