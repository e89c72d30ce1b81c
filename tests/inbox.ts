import { beforeAll, beforeEach, expect } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { signedInAs } from "./app.ts";
import { words } from "./words.ts";

export const LIST = "/admin/kontakt-anfragen";
export const address = (id: string, step = "") => `/admin/kontakt-anfrage/${id}${step && `/${step}`}`;

type Staff = Awaited<ReturnType<typeof signedInAs>>;

/** An empty inbox that looks as usual before each test, an admin who reads it, and a manager of offers who may not. */
export function useInbox() {
	const staff = {} as { admin: Staff; manager: Staff };
	beforeAll(async () => {
		staff.admin = await signedInAs("admin");
		staff.manager = await signedInAs("angebots_admin");
	});
	beforeEach(async () => {
		// How the list was looked at last would come along with addresses that do not say it.
		for (const table of ["Kontaktanfragen_Archiv", "outbox", "list_layouts"] as const)
			await db().deleteFrom(table).execute();
		staff.admin.cookies.delete("app_language");
	});
	return {
		staff,
		pageOf: async (path: string, status = 200) => words(await staff.admin.page(path, status)),
		/**
		 * Sends a form as a browser without a script does, and opens the page that it leads to; the message stands in it.
		 */
		async send(path: string, form: Record<string, string> = {}): Promise<{ to: string; page: string }> {
			const response = await staff.admin.visit(path, { form });
			const to = response.headers.get("Location") ?? "";
			expect([response.status, to.startsWith("/admin/")], path).toEqual([302, true]);
			return { to, page: words(await (await staff.admin.visit(to)).text()) };
		},
	};
}
