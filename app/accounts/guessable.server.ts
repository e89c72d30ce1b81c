import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { config } from "../config.server.ts";
import { company } from "../site/company.ts";

/**
 * Who guesses ten times a minute finds what takes fewer tries within ten weeks. Six characters at random are as many.
 */
const FEWEST_TRIES = 1_000_000;
const COMMON_WORD = 50_000;
/** Longer ones are judged by their beginning: the time it takes grows with the square. */
const JUDGED_LETTERS = 24;

/** What the lists lack: rows of keys, what one tries in Germany, and with a dealer in construction machinery. */
const triedHere = `
qwertz qwertzu qwertzui qwertzuiop qwerty qwertyuiop asdf asdfgh asdfghjk asdfghjkl yxcvbn yxcvbnm zxcvbn zxcvbnm qayxsw qayxswedc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx
iloveyou ichliebedich letmein trustno1 hallohallo schalke schalke04 borussia fcbayern bayernmünchen dynamodresden bagger minibagger radlader brecher dumper walze shredder lader kies schotter
recycling maschine baumaschine baumaschinen caterpillar komatsu liebherr firma büro buero chef kennwort anmeldung zugang verwaltung
`;

/**
 * Whether a password is among the first million that somebody would try who knows the company and the user's address:
 * common words and names, rows of keys, sequences, dates, repetitions, also in l33t and with a year at the end.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
	const words = known(email);
	if (words.includes(password.toLowerCase())) return true;
	const triesFor = async (text: string) => (await judge()).check(text, words).guesses;
	// A common word does not get better by the "123!" that everybody puts behind it.
	const bare = password.replace(/[\d!?.,;:*+#$%&@_-]+$/, "");
	return (await triesFor(password)) < FEWEST_TRIES || (bare !== "" && (await triesFor(bare)) < COMMON_WORD);
}

let judging: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is set: most processes never need it (docs/decisions/018-guessable-passwords.md). */
function judge(): Promise<ZxcvbnFactory> {
	return (judging ??= load());
}

async function load(): Promise<ZxcvbnFactory> {
	const [core, ...lists] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("@zxcvbn-ts/language-de/dist/commonWords.json.js"),
		import("@zxcvbn-ts/language-de/dist/firstnames.json.js"),
		import("@zxcvbn-ts/language-de/dist/lastnames.json.js"),
		import("@zxcvbn-ts/language-en/dist/commonWords.json.mjs"),
		import("@zxcvbn-ts/language-en/dist/firstnames.json.mjs"),
		import("@zxcvbn-ts/language-en/dist/wikipedia.json.mjs"),
	]);
	const dictionary = Object.fromEntries(
		[triedHere.trim().split(/\s+/), ...lists.map((list) => list.default)].map((words, at) => [String(at), words]),
	);
	return new core.ZxcvbnFactory({ dictionary, maxLength: JUDGED_LETTERS });
}

/** The words that everybody knows who knows whom it is about. */
function known(email: string): string[] {
	const [name = "", domain = ""] = email.split("@");
	const texts = [
		email,
		name,
		domain,
		domain.replace(/\.[^.]*$/, ""),
		company.name,
		company.legalName,
		company.city,
		new URL(config().publicUrl).hostname,
	].map((text) => text.toLowerCase());
	const parts = texts.flatMap((text) => [text, text.replace(/[^\p{L}\d]/gu, ""), ...text.split(/[^\p{L}\d]+/u)]);
	return [...new Set(parts)].filter((word) => word.length > 2);
}
