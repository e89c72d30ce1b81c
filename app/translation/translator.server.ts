import * as v from "valibot";
import { config, type TranslationService } from "../config.server.ts";
import { LONGEST_TEXT, type Translation, type TranslationFailure } from "./translation.ts";

/* One try and one more stay below ten seconds, which is as long as anybody should look at a form that does nothing. */
const TRY_MILLISECONDS = 4000;
const PAUSE_MILLISECONDS = 500;
/** A translation is hardly longer than its text; what sends more than this is no translator. */
const ANSWER_BYTES = 512 * 1024;

/** What may be better a moment later. */
const worthAnotherTry: TranslationFailure[] = ["busy", "unreachable"];

/**
 * Translates a German text into British English. Tries once more when the service was slow or busy; answers within nine
 * seconds.
 */
export async function translate(
	text: string,
	service: TranslationService | null = config().translation,
): Promise<Translation> {
	if (!service) return { ok: false, reason: "notSetUp" };
	if (text.length > LONGEST_TEXT) return { ok: false, reason: "tooLong" };
	const first = await ask(service, text);
	if (first.ok || !worthAnotherTry.includes(first.reason)) return first;
	await new Promise((later) => setTimeout(later, PAUSE_MILLISECONDS));
	return ask(service, text);
}

async function ask(service: TranslationService, text: string): Promise<Translation> {
	const { address, headers, body, answer } = spoken[service.kind](service, text);
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
			body: JSON.stringify(body),
			// A translator that sends us elsewhere would send our texts there.
			redirect: "error",
			signal: AbortSignal.timeout(TRY_MILLISECONDS),
		});
		if (!response.ok) {
			await response.body?.cancel();
			return { ok: false, reason: reasonOf(response.status) };
		}
		const words = await boundedText(response);
		const read = words === null ? null : v.safeParse(answer, parsed(words));
		return read?.success ? { ok: true, text: read.output } : { ok: false, reason: "unreadable" };
	} catch {
		// No connection, a redirect, or no answer in time.
		return { ok: false, reason: "unreachable" };
	}
}

/** How each service wants to be asked, and where in its answer the text stands. */
const spoken = {
	deepl: ({ address, key }: TranslationService, text: string) => ({
		address: `${address}/v2/translate`,
		headers: { Authorization: `DeepL-Auth-Key ${key}` } as Record<string, string>,
		body: { text: [text], source_lang: "DE", target_lang: "EN-GB" },
		answer: v.pipe(
			v.object({ translations: v.pipe(v.array(v.object({ text: v.string() })), v.minLength(1)) }),
			v.transform(({ translations }) => translations[0]!.text),
			v.nonEmpty(),
		),
	}),
	libretranslate: ({ address, key }: TranslationService, text: string) => ({
		address: `${address}/translate`,
		headers: {},
		body: { q: text, source: "de", target: "en", format: "text", ...(key && { api_key: key }) },
		answer: v.pipe(
			v.object({ translatedText: v.string() }),
			v.transform(({ translatedText }) => translatedText),
			v.nonEmpty(),
		),
	}),
};

function reasonOf(status: number): TranslationFailure {
	if (status === 401 || status === 403) return "keyRefused";
	if (status === 413) return "tooLong";
	// DeepL: the allowance of the month is used up.
	if (status === 456) return "usedUp";
	// 529 is DeepL's second word for "too many requests".
	if (status === 429 || status === 503 || status === 529) return "busy";
	return status >= 500 ? "unreachable" : "unreadable";
}

/** The answer's text; null when it is longer than any translation. */
async function boundedText(response: Response): Promise<string | null> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		// Leaving the loop ends the connection.
		if (bytes > ANSWER_BYTES) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

function parsed(words: string): unknown {
	try {
		return JSON.parse(words);
	} catch {
		return null;
	}
}
