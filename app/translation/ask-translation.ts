import { leadsToSignIn } from "../ui/signed-out.ts";
import { TRANSLATION_ADDRESS, type TranslationAnswer } from "./translation.ts";

/** The server answers within ten seconds; who hears nothing for longer than that has no network. */
const PATIENCE_MILLISECONDS = 12_000;

type NoAnswer = { reason: "signedOut" | "unreachable"; code: number; seconds?: undefined };

/** Has a German text translated, from the browser. */
export async function askTranslation(text: string, leaving: AbortSignal): Promise<TranslationAnswer | NoAnswer> {
	try {
		const response = await fetch(TRANSLATION_ADDRESS, {
			method: "POST",
			body: new URLSearchParams({ textToTranslate: text }),
			signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE_MILLISECONDS)]),
		});
		if (leadsToSignIn(response.url)) return { reason: "signedOut", code: 401 };
		const answer = (await response.json()) as TranslationAnswer;
		return "translatedText" in answer || "reason" in answer ? answer : { reason: "unreachable", code: response.status };
	} catch {
		return { reason: "unreachable", code: 0 };
	}
}
