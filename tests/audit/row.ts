import type { Visitor } from "../app.ts";

export type Admin = Visitor & { user: { id: string; email: string; password: string } };
export type Form = Record<string, string | string[]>;

export type Row = {
	/** The address as the routes have it, and what the form does there. */
	at: string;
	word: string;
	/** Makes what the form is for; gives where it goes and what it says. */
	before: (admin: Admin) => Promise<{ to: string; form: Form }>;
	/** Kind and action of each entry, in order. */
	wrote: string[];
};

export const row = (at: string, word: string, wrote: string[], before: Row["before"]): Row => ({
	at,
	word,
	wrote,
	before,
});

/** The row of a form whose address names no record. */
export const formAt = (at: string, word: string, wrote: string[], form: Form): Row =>
	row(at, word, wrote, async () => ({ to: at, form }));

/** Sends a form that the one of the row builds on. */
export async function send(admin: Admin, to: string, form: Form): Promise<void> {
	const answer = await admin.visit(to, { form });
	if (answer.status >= 400) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
}

/** The button of the message that a list shows next. */
export async function undoAddress(admin: Admin, list: string): Promise<string> {
	return /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(await admin.page(list))![1]!;
}
