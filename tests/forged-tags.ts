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

/** How the inline scripts and styles begin that we and React Router write. */
const ours = {
	script: ["(function(d){try{", "((storageKey, restoreKey) => {", "window.__reactRouterContext", 'import "/assets/'],
	style: [".ground-", ":root{color-scheme:"],
};

/**
 * Tags that our pages never write: a script or style that is not one of ours, a handler, a style in an attribute, a
 * script as address, an attribute without quotes. The policy says nothing of it: it allows what stands in the page.
 */
export function forgedTags(page: string): string[] {
	// Inside a script or style element only its end tag counts, so ours are left out whole.
	const markup = page.replace(
		/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g,
		(_, kind: "script" | "style", words: string, text: string) =>
			words === ' type="application/ld+json"' || ours[kind].some((begin) => text.startsWith(begin))
				? ""
				: `<${kind}${words}>`,
	);
	return [...markup.matchAll(/<[a-zA-Z!?][^>]*>/g)].map(([tag]) => tag).filter((tag) => !isOurs(tag));
}

export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function isOurs(tag: string): boolean {
	if (/^<!(?:DOCTYPE html|--[$/ ]?[^<]*--)>$/i.test(tag)) return true;
	const words = /^<([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>$/.exec(tag);
	if (!words || ["script", "style"].includes(words[1]!.toLowerCase())) return false;
	const attributes = [...words[2]!.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(
		([, name, value]) => [name!.toLowerCase(), value ?? ""] as const,
	);
	return !attributes.some(
		([name, value]) =>
			name === "style" ||
			name.startsWith("on") ||
			(["href", "src", "action", "formaction"].includes(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
	);
}
