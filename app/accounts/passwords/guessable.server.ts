import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { config } from "../../foundation/config/config.server.ts";
import { company } from "../../site/company.ts";

/** Ten weeks' work at ten guesses a minute; six random characters are about as strong. */
const MIN_GUESSES = 1_000_000;
const COMMON_WORD_GUESSES = 50_000;
/** Longer passwords are judged by their beginning: the time grows with the square of the length. */
const CHECKED_CHARACTERS = 24;

/** Words that the lists lack: keyboard rows, and what people in Germany or in this trade use. */
const localWords = `
qwertz qwertzu qwertzui qwertzuiop qwerty qwertyuiop asdf asdfgh asdfghjk asdfghjkl yxcvbn yxcvbnm zxcvbn zxcvbnm qayxsw qayxswedc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx
iloveyou ichliebedich letmein trustno1 hallohallo schalke schalke04 borussia fcbayern bayernmünchen dynamodresden bagger minibagger radlader brecher dumper walze shredder lader kies schotter
recycling maschine baumaschine baumaschinen caterpillar komatsu liebherr firma büro buero chef kennwort anmeldung zugang verwaltung
`;

/**
 * Whether a password is among the first million guesses of somebody who knows the company and the user's address:
 * common words and names, keyboard rows, sequences, dates and repetitions, also in l33t and with a year at the end.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
	const words = relatedWords(email);
	if (words.includes(password.toLowerCase())) return true;
	const guessesFor = async (text: string) => (await (checker ??= loadChecker())).check(text, words).guesses;
	// "123!" at the end, as everybody adds it, makes a common word no better.
	const bare = password.replace(/[\d!?.,;:*+#$%&@_-]+$/, "");
	return (await guessesFor(password)) < MIN_GUESSES || (bare !== "" && (await guessesFor(bare)) < COMMON_WORD_GUESSES);
}

/** Loaded with its word lists when the first password is set, as most processes never need them (decision 18). */
let checker: Promise<ZxcvbnFactory> | undefined;

async function loadChecker(): Promise<ZxcvbnFactory> {
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
		[localWords.trim().split(/\s+/), ...lists.map((list) => list.default)].map((words, at) => [String(at), words]),
	);
	return new core.ZxcvbnFactory({ dictionary, maxLength: CHECKED_CHARACTERS });
}

/** Words that anybody would try for this user of this company. */
function relatedWords(email: string): string[] {
	const [name = "", domain = ""] = email.split("@");
	const ofUser = [email, name, domain, domain.replace(/\.[^.]*$/, "")];
	const ofCompany = [company.name, company.legalName, company.city, new URL(config().publicUrl).hostname];
	const texts = [...ofUser, ...ofCompany].map((text) => text.toLowerCase());
	const parts = texts.flatMap((text) => [text, text.replace(/[^\p{L}\d]/gu, ""), ...text.split(/[^\p{L}\d]+/u)]);
	return [...new Set(parts)].filter((word) => word.length > 2);
}
