import { createContext, redirect, type RouterContextProvider } from "react-router";
import { flashCookie } from "./flash.server.ts";

const formAnswered = createContext(false);

/** Marks that an action has answered the form of a deleted record, so that its page is shown again with the input. */
export function markFormAnswered(context: Readonly<RouterContextProvider>): void {
	context.set(formAnswered, true);
}

/** Whether an action of this request has answered the form of a deleted record. */
export function isFormAnswered(context: Readonly<RouterContextProvider>): boolean {
	return context.get(formAnswered);
}

/**
 * Redirects from the address of a missing record to the dashboard, with a message from the namespace of the record's
 * form. Returns null instead when the record's form has just been answered.
 */
export function missingRecord(context: Readonly<RouterContextProvider>, namespace: string, id: string): null {
	if (isFormAnswered(context)) return null;
	const message = flashCookie({
		kind: "bad",
		namespace,
		title: "notFoundTitle",
		text: "notFoundText",
		values: { id, code: "404" },
	});
	throw redirect("/admin/dashboard", { headers: { "Set-Cookie": message } });
}
