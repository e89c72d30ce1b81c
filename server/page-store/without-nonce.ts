import { createHash } from "node:crypto";

/**
 * Makes a page that was rendered for one visitor one that can be sent to many: its word for what stands in the page (the nonce) is taken out, and
 * the policy names the scripts and styles themselves. Only those that carry the word are named: what was smuggled in does not know it.
 */
export function withoutNonce(html: string, nonce: string, policy: string): { html: string; policy: string } {
	const mark = ` nonce="${nonce}"`;
	const hashes = { script: new Set<string>(), style: new Set<string>() };
	for (const [, kind, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
		if (attributes!.includes(mark) && !/\ssrc=/.test(attributes!) && text)
			hashes[kind as keyof typeof hashes].add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	}
	const named = Object.entries(hashes).reduce(
		(all, [kind, known]) => all.replace(new RegExp(`(${kind}-src [^;]*?) 'nonce-[^']*'`), (_, before: string) => [before, ...known].join(" ")),
		policy,
	);
	return { html: html.replaceAll(mark, ""), policy: named };
}
