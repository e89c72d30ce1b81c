import { expect } from "vitest";

/**
 * A page's text as it is read: without the marks that React puts between parts of it, and the elements that only hold
 * them apart, and with quotes as they are.
 */
export function words(page: string): string {
	return page
		.replaceAll("<!-- -->", "")
		.replace(/<span>([^<]*)<\/span>/g, "$1")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'");
}

/**
 * All of these stand in the page, whatever signs say where a word may break, and not merely in its script, which has
 * texts that are not shown. A failure names the one that does not, and not the whole page.
 */
export function expectWords(page: string, ...all: string[]): void {
	const text = page.replace(/<script(?! type="application)[^]*?<\/script>|[\u00ad\u2060]/g, "");
	for (const one of all) expect(text.includes(one), one).toBe(true);
}

/** What a page says: its text without tags and scripts, with plain blanks. */
export function plainText(page: string): string {
	return page
		.replace(/<script[^]*?<\/script>/g, "")
		.replaceAll("<!-- -->", "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&nbsp;|\s+/g, " ")
		.trim();
}

export function expectNoWords(page: string, ...all: string[]): void {
	for (const one of all) expect(page.includes(one), one).toBe(false);
}
