import { createContext, redirect, type RouterContextProvider } from "react-router";
import { flashCookie } from "./flash.server.ts";

const answered = createContext(false);

/** The form of a record that is gone by now was answered: its page is shown once more, with what was typed. */
export function keepForm(context: Readonly<RouterContextProvider>): void {
	context.set(answered, true);
}

/** Whether the form of a record that is gone was answered. */
export function keepsForm(context: Readonly<RouterContextProvider>): boolean {
	return context.get(answered);
}

/**
 * An address named a record that is not there: leads to the dashboard, which says so. The texts stand in the namespace
 * of the record's form. Where its form has just been answered, it gives back null instead.
 */
export function missingRecord(context: Readonly<RouterContextProvider>, namespace: string, id: string): null {
	if (keepsForm(context)) return null;
	const told = flashCookie({
		kind: "bad",
		namespace,
		title: "notFoundTitle",
		text: "notFoundText",
		values: { id, code: "404" },
	});
	throw redirect("/admin/dashboard", { headers: { "Set-Cookie": told } });
}
