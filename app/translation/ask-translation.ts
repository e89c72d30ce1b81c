import { leadsToSignIn } from "../ui/signed-out.ts";
import { TRANSLATION_ADDRESS, type TranslationAnswer } from "./translation.ts";

/** The server answers within ten seconds; anything longer is a network problem. */
const TIMEOUT_MILLISECONDS = 12_000;

type NoAnswer = { reason: "signedOut" | "unreachable"; code: number; seconds?: undefined };

/** Asks the server, from the browser, to translate a German text. */
export async function askTranslation(text: string, signal: AbortSignal): Promise<TranslationAnswer | NoAnswer> {
	try {
		const response = await fetch(TRANSLATION_ADDRESS, {
			method: "POST",
			body: new URLSearchParams({ textToTranslate: text }),
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
		});
		if (leadsToSignIn(response.url)) return { reason: "signedOut", code: 401 };
		const answer = (await response.json()) as TranslationAnswer;
		return "translatedText" in answer || "reason" in answer ? answer : { reason: "unreachable", code: response.status };
	} catch {
		return { reason: "unreachable", code: 0 };
	}
}
