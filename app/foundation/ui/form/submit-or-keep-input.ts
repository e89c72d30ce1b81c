import { answerTo, failureIn, type SubmitFailure } from "./refusal.ts";

/**
 * Submits a form. If it does not reach the site or is refused, the answer is what `fallback` makes of the typed input,
 * so that the page stays and nothing typed is lost; null leaves it to the page's frame to say so. The site's own
 * answers pass through.
 */
export async function submitOrKeepInput<T>(
	request: Request,
	send: () => Promise<T>,
	fallback: (typed: Record<string, string>, reason: SubmitFailure) => T | null,
) {
	const form = await request.clone().formData();
	try {
		return await send();
	} catch (error) {
		const failure = failureIn(error);
		if (!failure) throw error;
		const typed = Object.fromEntries(
			[...form].filter((field): field is [string, string] => typeof field[1] === "string"),
		);
		const answer = fallback(typed, failure);
		if (answer === null) throw error;
		return answerTo(failure, answer);
	}
}
