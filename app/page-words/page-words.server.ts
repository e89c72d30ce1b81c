import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { db } from "../database/client.server.ts";
import type { Language } from "../i18n/language.ts";
import { pageTexts } from "../i18n/texts.server.ts";
import { readStamped, storeSetting } from "../office/settings.server.ts";
import type { PageTexts } from "../texts/public/de/pages.ts";
import { type ReplacedWords, wordField, type WordPage, wordPages } from "./page-words.ts";

/** The name of a page's words in the table of settings, and in the audit log. */
const settingOf = (page: WordPage) => `words.${page}`;

/** The replaced words of a page, with the time of their last change, by which a form knows what it shows. */
export async function replacedWords(page: WordPage, on = db()): Promise<{ words: ReplacedWords; seen: string }> {
	const { value, seen } = await readStamped(settingOf(page), on);
	return { words: value ? (JSON.parse(value) as ReplacedWords) : {}, seen };
}

const lastKnown = new Map<WordPage, ReplacedWords>();

/**
 * The texts of a page in the dealer's own words, as far as there are any; without the database the last known ones,
 * because the page must stay readable.
 */
export async function textsOfPage<P extends WordPage>(
	page: P,
	language: Language,
): Promise<Pick<PageTexts, (typeof wordPages)[P]["namespace"]>> {
	const { namespace, keys } = wordPages[page];
	try {
		lastKnown.set(page, (await replacedWords(page)).words);
	} catch {
		// The page says nothing of it: its texts are there all the same.
	}
	const words = lastKnown.get(page) ?? {};
	const delivered = pageTexts(language, namespace);
	const own = keys.flatMap((key) => {
		const replaced = words[wordField(language, key)];
		return replaced ? [[key, replaced]] : [];
	});
	return { [namespace]: { ...delivered[namespace], ...Object.fromEntries(own) } } as Pick<PageTexts, typeof namespace>;
}

/**
 * Stores the replaced words of a page, and what changed in the audit log.
 * @param seen the state that the form showed; null stores over any
 * @returns "changed" if somebody else has saved meanwhile
 */
export function replaceWords(
	page: WordPage,
	typed: Readonly<Record<string, string | null>>,
	by: Actor,
	seen: string | null,
): Promise<"saved" | "changed"> {
	const words = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== null)) as ReplacedWords;
	return db()
		.transaction()
		.execute(async (t) => {
			const before = await replacedWords(page, t);
			if (seen !== null && seen !== before.seen) return "changed";
			const fields = [...new Set([...Object.keys(before.words), ...Object.keys(words)])];
			const whole = (some: ReplacedWords) => Object.fromEntries(fields.map((field) => [field, some[field] ?? null]));
			const changes = changesBetween(whole(before.words), whole(words), fields);
			if (changes.length === 0) return "saved";
			const name = settingOf(page);
			await storeSetting(name, JSON.stringify(words), t);
			const named = changes.map((change) => ({ ...change, field: `${name}.${change.field}` }));
			await writeAudit({ kind: "setting", id: name, name: null, action: "changed", by, changes: named }, t);
			return "saved";
		});
}
