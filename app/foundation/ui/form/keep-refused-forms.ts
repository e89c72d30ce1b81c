import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { answerTo, failureIn, type SubmitFailure } from "./refusal.ts";

/** A new object for each form that was not taken; null once another one was taken. */
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

/** Holds a form back while there is no network, since the router would load the answering page whole. */
export function holdBackOffline(event: SubmitEvent): void {
	const form = event.target as HTMLFormElement;
	if (navigator.onLine || form.method !== "post") return;
	event.preventDefault();
	tell({ failure: "network" });
}

/** Keeps the page when its form is refused or finds no network, since what was typed would be lost. */
export const keepRefusedForms = keepForms(failureIn);

/** For the sign-in's own pages, where a redirect to the sign-in refuses nothing. */
export const keepUnsentForms = keepForms((thrown) => (thrown instanceof Response ? null : failureIn(thrown)));

function keepForms(
	failureOf: (thrown: unknown) => SubmitFailure | null,
): MiddlewareFunction<Record<string, DataStrategyResult>> {
	return async ({ request }, next) => {
		const results = await next();
		// A sending that was aborted is replaced by the next one.
		if (request.method === "GET" || request.signal.aborted) return results;
		const kept = Object.entries(results).map(([route, answer]): [string, DataStrategyResult] => {
			const failure = answer.type === "error" ? failureOf(answer.result) : null;
			tell(failure && { failure });
			return [route, failure ? { type: "data", result: answerTo(failure, null) } : answer];
		});
		return Object.fromEntries(kept);
	};
}
