import { answerTo, failureIn } from "./refusal.ts";

type Typed = Record<string, string>;

/** Sends a visitor's form. If it does not reach the site, `fallback` answers with what was typed. */
export async function submitOrKeepInput<T>(request: Request, send: () => Promise<T>, fallback: (typed: Typed) => T) {
	const form = await request.clone().formData();
	try {
		return await send();
	} catch (error) {
		const failure = failureIn(error);
		if (!failure) throw error;
		const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
		return answerTo(failure, fallback(Object.fromEntries(typed)));
	}
}
