import type { ShouldRevalidateFunctionArgs } from "react-router";
import { answerTo, failureIn } from "./refusal.ts";

/** An action that sends a visitor's form. If it does not reach the site, `fallback` answers with what was typed. */
export function submitOrKeepInput<T>(fallback: (typed: Record<string, string>) => T) {
	return async ({ request, serverAction }: { request: Request; serverAction: () => Promise<unknown> }) => {
		const form = await request.clone().formData();
		try {
			return (await serverAction()) as T;
		} catch (error) {
			const failure = failureIn(error);
			if (!failure) throw error;
			const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
			return answerTo(failure, fallback(Object.fromEntries(typed)));
		}
	};
}

/**
 * For the routes of a visitor's form: what was sent brings its own answer. Reading the page anew could fail on a line
 * that has just died, and an error would stand where the form says that it arrived.
 */
export function notAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return formMethod !== "POST" && defaultShouldRevalidate;
}
