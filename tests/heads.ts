import { expect } from "vitest";

/** The site's own address, as the tests run it. */
export const home = "http://localhost:3000";

/** What the head of a page says to search engines and to whoever shows a preview of it. */
export const meta = (page: string, name: string) =>
	new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
export const title = (page: string) => /<title>([^<]*)<\/title>/.exec(page)![1]!;
export const canonical = (page: string) =>
	/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]?.replace(home, "").replaceAll("&amp;", "&");
export const alternates = (page: string) =>
	Object.fromEntries(
		[...page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
			language,
			href!.replace(home, "").replaceAll("&amp;", "&"),
		]),
	);

export function facts(page: string): Record<string, unknown>[] {
	return [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
		JSON.parse(json!),
	);
}

export function fact(page: string, type: string): Record<string, unknown> {
	const found = facts(page).filter((one) => one["@type"] === type);
	expect(found, type).toHaveLength(1);
	expect(found[0]!["@context"]).toBe("https://schema.org");
	return found[0]!;
}
