import { defaultLanguage, localeOf, translatedLanguages } from "../../foundation/i18n/language.ts";
import * as v from "valibot";
import { config, type TranslationService } from "../../foundation/config/config.server.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { boundedText } from "../../foundation/request/bounded-text.server.ts";
import { MAX_TEXT_LENGTH, type Translation, type TranslationFailure } from "./translation.ts";

/** Nobody should wait longer in front of a form. */
const MOST_MILLISECONDS = 9000;
/** Far more than any translation needs. */
const ANSWER_BYTES = 512 * 1024;

/** Limited, because each text costs money. */
const limit = { points: 100, seconds: 600 };

/** Translates a text for a member of staff; `seconds` is how long to wait after too many. */
export async function translateFor(id: string, text: string): Promise<Translation & { seconds?: number }> {
	// An empty text is never sent to the paid service.
	if (text.trim() === "") return { ok: false, reason: "nothing" };
	const consumed = await consume(`translate ${id}`, limit);
	return consumed.allowed ? translate(text) : { ok: false, reason: "tooMany", seconds: consumed.retryAfter };
}

/** Translates a German text into British English, in nine seconds at most. */
export async function translate(
	text: string,
	service: TranslationService | null = config().translation,
): Promise<Translation> {
	if (!service) return { ok: false, reason: "notSetUp" };
	if (text.length > MAX_TEXT_LENGTH) return { ok: false, reason: "tooLong" };
	const { address, headers, body, answer } = requests[service.kind](service, text);
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
			body: JSON.stringify(body),
			// Following a redirect would send the texts to another service.
			redirect: "error",
			signal: AbortSignal.timeout(MOST_MILLISECONDS),
		});
		if (!response.ok) {
			await response.body?.cancel();
			return { ok: false, reason: reasonOf(response.status) };
		}
		const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), await boundedText(response, ANSWER_BYTES));
		return read.success ? { ok: true, text: read.output } : { ok: false, reason: "unreadable" };
	} catch {
		// There was no connection, a redirect, or no answer in time.
		return { ok: false, reason: "unreachable" };
	}
}

/** The one language that the office translates into. */
const [target] = translatedLanguages;

/** The request for each service, and the place of the text in its answer. */
const requests = {
	deepl: ({ address, key }: TranslationService, text: string) => ({
		address: `${address}/v2/translate`,
		headers: { Authorization: `DeepL-Auth-Key ${key}` } as Record<string, string>,
		body: { text: [text], source_lang: defaultLanguage.toUpperCase(), target_lang: localeOf(target).toUpperCase() },
		answer: v.pipe(
			v.object({ translations: v.pipe(v.array(v.object({ text: v.string() })), v.minLength(1)) }),
			v.transform(({ translations }) => translations[0]!.text),
			v.nonEmpty(),
		),
	}),
	libretranslate: ({ address, key }: TranslationService, text: string) => ({
		address: `${address}/translate`,
		headers: {},
		body: { q: text, source: defaultLanguage, target, format: "text", ...(key && { api_key: key }) },
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
	// DeepL: the month's quota is used up.
	if (status === 456) return "usedUp";
	// 529 is another of DeepL's codes for too many requests.
	if (status === 429 || status === 503 || status === 529) return "busy";
	return status >= 500 ? "unreachable" : "unreadable";
}
