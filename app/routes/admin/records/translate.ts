import { staffIn } from "../../../accounts/guard.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type TranslationAnswer, translationFailures } from "../../../content/translation/translation.ts";
import { translateFor } from "../../../content/translation/translator.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/translate";

export const loader = refuseReading;

/** Translates `textToTranslate` from German and answers with `translatedText` in English, or with a reason why not. */
export async function action({ request, context }: Route.ActionArgs) {
	const { log } = context.get(requestContext);
	const text = (await sentForm(request)).get("textToTranslate") ?? "";
	const result = await translateFor(staffIn(context).id, String(text));
	if (result.ok) return Response.json({ translatedText: result.text } satisfies TranslationAnswer);
	const { reason, seconds } = result;
	const code = translationFailures[reason];
	log.warn({ reason }, "a text was not translated");
	return Response.json({ reason, code, seconds } satisfies TranslationAnswer, {
		status: code,
		headers: seconds ? { "Retry-After": String(seconds) } : {},
	});
}
