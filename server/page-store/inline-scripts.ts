import { createHash } from "node:crypto";

/**
 * Makes a page that was rendered for one visitor one that can be sent to many: its word for inline scripts (the nonce) is taken out, and the
 * policy names the scripts themselves. Only scripts that carry the word are named: one that was smuggled in does not know it.
 */
export function withoutNonce(html: string, nonce: string, policy: string): { html: string; policy: string } {
	const hashes = new Set<string>();
	const mark = ` nonce="${nonce}"`;
	for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
		if (attributes!.includes(mark) && !/\ssrc=/.test(attributes!) && text) hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	}
	return { html: html.replaceAll(mark, ""), policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(" ")) };
}
