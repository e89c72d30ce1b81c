/** Two texts split into their common beginning, their common end, and the part in between of each. */
export type DifferingPart = { begin: string; theirs: string; yours: string; end: string };

/** Compares whole words. If text was only added, the part in between is empty on the other side. */
export function differingPart(theirs: string, yours: string): DifferingPart {
	const [a, b] = [wordsIn(theirs), wordsIn(yours)];
	const most = Math.min(a.length, b.length);
	let begin = 0;
	while (begin < most && a[begin] === b[begin]) begin++;
	let end = 0;
	while (end < most - begin && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
	const between = (words: string[]) => words.slice(begin, words.length - end).join("");
	return {
		begin: a.slice(0, begin).join(""),
		theirs: between(a),
		yours: between(b),
		end: end === 0 ? "" : a.slice(-end).join(""),
	};
}

/** Words and the white space between them; joined, they give the text again. */
function wordsIn(text: string): string[] {
	return text.split(/(\s+)/).filter((part) => part !== "");
}
