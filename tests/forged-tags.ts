import { createHash } from "node:crypto";

/** Written into every field that is stored: each would run in a page that trusts it. */
const payloads = [
	"</script><script>alert(1)</script>",
	'"><img src=x onerror=alert(2)>',
	"'-alert(3)-'",
	"</textarea><svg onload=alert(4)>",
	"</title><script>alert(5)</script>",
	"<!--<script>alert(6)",
	"\u2028alert(7)\u2029",
	"javascript:alert(8)",
	"{{constructor.constructor('alert(9)')()}}",
	"${alert(10)}",
];
export const payload = payloads.join(" ");

/**
 * Tags that our pages never write: a script or style that neither has the nonce nor is named in the policy, a handler, a style in an attribute,
 * a script as address, an attribute without quotes.
 */
export function forgedTags(page: string, policy = ""): string[] {
	// Inside a script or style element only its end tag counts, so what stands in it is left out.
	const markup = page.replace(
		/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
		(_, kind: string, words: string, text: string) => `<${kind}${words}${policy.includes(hashOf(text)) ? ' nonce=""' : ""}>`,
	);
	return [...markup.matchAll(/<[a-zA-Z!?][^>]*>/g)].map(([tag]) => tag).filter((tag) => !isOurs(tag));
}

export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function isOurs(tag: string): boolean {
	if (/^<!(?:DOCTYPE html|--[$/ ]?[^<]*--)>$/i.test(tag)) return true;
	const words = /^<([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>$/.exec(tag);
	if (!words) return false;
	const attributes = [...words[2]!.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!.toLowerCase(), value ?? ""] as const);
	if (tag === '<script type="application/ld+json">') return true;
	if (["script", "style"].includes(words[1]!.toLowerCase()) && !attributes.some(([name]) => name === "nonce")) return false;
	return !attributes.some(
		([name, value]) => name === "style" || name.startsWith("on") || (["href", "src", "action", "formaction"].includes(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
	);
}
