import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { answerTo, failureIn, type SubmitFailure } from "./refusal.ts";

/** A form that was not taken, new with each sending; null once another one was taken. */
type NotTaken = { failure: SubmitFailure } | null;

let last: NotTaken = null;
const listeners = new Set<() => void>();

function tell(next: NotTaken): void {
	if (last === next) return;
	last = next;
	for (const listener of listeners) listener();
}

export const lastRefusedForm = () => last;
export const forgetRefusedForm = () => tell(null);
export function listenForRefusedForms(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Holds a form back while there is no network: the router would load the page that answers whole. */
export function holdBackOffline(event: SubmitEvent): void {
	const form = event.target as HTMLFormElement;
	if (navigator.onLine || form.method !== "post") return;
	event.preventDefault();
	tell({ failure: "network" });
}

/** Leaves the page as it is when its form is refused or finds no network: what was typed would be lost. */
export const keepRefusedForms = keepForms(failureIn);

/** The same for the sign-in's own pages, where a redirect to the sign-in refuses nothing. */
export const keepUnsentForms = keepForms((thrown) => (thrown instanceof Response ? null : failureIn(thrown)));

function keepForms(
	failureOf: (thrown: unknown) => SubmitFailure | null,
): MiddlewareFunction<Record<string, DataStrategyResult>> {
	return async ({ request }, next) => {
		const results = await next();
		// A form that was sent once more takes the place of the first sending.
		if (request.method === "GET" || request.signal.aborted) return results;
		const kept = Object.entries(results).map(([route, answer]): [string, DataStrategyResult] => {
			const failure = answer.type === "error" ? failureOf(answer.result) : null;
			tell(failure && { failure });
			return [route, failure ? { type: "data", result: answerTo(failure, null) } : answer];
		});
		return Object.fromEntries(kept);
	};
}
