/** What was typed in a field with a unit, without the unit that people type too: "8.500 h". */
export function withoutUnit(word: string, unit: string): string {
	const typed = word.trim();
	const isBehind = /\d/.test(typed) && typed.toLowerCase().endsWith(unit.toLowerCase());
	return isBehind ? typed.slice(0, typed.length - unit.length).trim() : typed;
}

/** The number in a word such as "1234.56", "1234,56" or "1.234,56"; undefined for others and for more `decimals`. */
export function plainNumber(word: string, decimals: number): number | undefined {
	const grouped = /^\d{1,3}(\.\d{3})+,\d+$/.test(word) ? word.replaceAll(".", "") : word;
	const match = /^(-?\d{1,12})(?:[.,](\d+))?$/.exec(grouped);
	if (!match || (match[2] ?? "").length > decimals) return undefined;
	return Number(`${match[1]}.${match[2] ?? 0}`);
}

/**
 * As `plainNumber`, for people who were told no notation: three digits at the end ("5.000", "5,000", "5 000") are
 * thousands, unless only a zero is before them ("0,125").
 */
export function groupedNumber(word: string, decimals: number): number | undefined {
	const tight = word.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, "");
	const grouped = /^(?!0)\d{1,3}([.,])\d{3}(\1\d{3})*((?!\1)[.,]\d{1,2})?$/.exec(tight);
	return plainNumber(grouped ? tight.replaceAll(grouped[1]!, "") : tight, decimals);
}
