/**
 * Reads a number as people type it, German or English: "1.500", "1,500" and "1500" are the same, "2,5" and "2.5" too.
 * A separator before exactly three digits is one of thousands, but behind a zero one of decimals
 * ("0,125"). Null for anything else, and below zero.
 */
export function readNumber(typed: string): number | null {
	const text = typed.replace(/[\s\u00a0\u202f']/g, "");
	if (/^0[.,]\d{1,3}$/.test(text)) return Number(text.replace(",", "."));
	if (!/^\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?$|^\d{1,9}(?:[.,]\d{1,2})?$/.test(text)) return null;
	const [, whole, decimals = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)!;
	const digits = whole!.replace(/[.,]/g, "");
	return digits.length > 9 ? null : Number(`${digits}.${decimals}`);
}

/** Rounds to so many decimals. */
export function rounded(value: number, decimals: number): number {
	return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
