import { data, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { type Refusal, refusalIn, refusalStatus } from "./refusal.ts";

/** A refused form, new with each sending; null once another one was taken. */
export type RefusedForm = { refusal: Refusal } | null;

let last: RefusedForm = null;
const listeners = new Set<() => void>();

function tell(next: RefusedForm): void {
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

/**
 * Leaves the page as it is when one of its forms is refused: an error page, or the sign-in, would take the place of
 * what was typed.
 */
export const keepRefusedForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
	const results = await next();
	if (request.method === "GET") return results;
	const kept = Object.entries(results).map(([route, answer]): [string, DataStrategyResult] => {
		const refusal = answer.type === "error" ? refusalIn(answer.result) : null;
		tell(refusal && { refusal });
		return [route, refusal ? { type: "data", result: data(null, { status: refusalStatus(refusal) }) } : answer];
	});
	return Object.fromEntries(kept);
};
