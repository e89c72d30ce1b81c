import { isTrapped } from "../site/contact-trap.ts";

/** Why a request is taken for a program's. */
export type Suspicion = "trap" | "links";

/** A message with this many links is probably an advertisement. */
const MANY_LINKS = 3;

/** Guesses why a request is suspicious; null if it is not. Customers name machines by links to `ownHost`. */
export function suspicionOf(form: FormData, message: string, ownHost: string): Suspicion | null {
	if (isTrapped(form)) return "trap";
	const plain = (host: string) => host.toLowerCase().replace(/^www\./, "");
	const hosts = [...message.matchAll(/(?:https?:\/\/|\b(?=www\.))([^\s/:?#"'<>]+)/gi)].map(([, host]) => plain(host!));
	return hosts.filter((host) => host !== plain(ownHost)).length >= MANY_LINKS ? "links" : null;
}
