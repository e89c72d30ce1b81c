import { flashCookie } from "./flash.server.ts";

/** The message after something was kept as a draft; `name` may still be empty. */
export function keptFlash(name: string): string {
	const text = name ? "savedText" : "savedUnnamed";
	return flashCookie({ kind: "good", namespace: "drafts", title: "savedTitle", text, values: { name } });
}
