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
