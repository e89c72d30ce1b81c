import { data } from "react-router";
import type { AccountAnswer } from "./account-forms.ts";

/** The answer to a form that was not taken. `typed` never contains a password. */
export function notTaken(status: number, answer: Omit<AccountAnswer, "typed">, typed: Record<string, string> = {}) {
	const headers = answer.seconds ? { "Retry-After": String(answer.seconds) } : undefined;
	return data<AccountAnswer>({ ...answer, typed }, { status, headers });
}
