import { beforeEach, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeJob } from "../make.ts";
import { pdf } from "../pdfs.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

const stored = () => db().selectFrom("applications").selectAll().execute();
const cvs = () => db().selectFrom("documents").selectAll().execute();

const list = "/admin/bewerbungen";
let admin: Awaited<ReturnType<typeof signedInAs>>;
let job: string;
beforeEach(async () => {
	for (const table of ["applications", "documents", "outbox", "throttles"] as const)
		await db().deleteFrom(table).execute();
	admin = await signedInAs("admin");
	job = await makeJob({ title: "Mechatroniker (m/w/d)" });
});
async function apply(fields: Record<string, string>): Promise<void> {
	const cv = new File([new Uint8Array(pdf())], "lebenslauf.pdf", { type: "application/pdf" });
	const words = { name: "Jana", email: "jana@example.com", phone: "", message: "", privacy_agreed: "true", cv };
	expect((await visitor().visit(`/karriere/${job}`, { form: { ...words, ...fields } })).status).toBe(200);
}

test("applications are listed like everything else: filtered, several marked at once and taken back, and deleted after a question", async () => {
	for (const message of ["Eins", "Zwei"]) await apply({ message });
	const act = (form: Record<string, string>, query = "") => admin.visit(list + query, { form });
	const [{ id } = { id: "" }] = await stored();
	const processed = async () => (await stored()).map(({ processed_at }) => processed_at !== null);
	await withoutTable("changed_records", () => act({ action: "processed", all: "2" }));
	expect(await processed()).toEqual([false, false]);
	expect((await act({ action: "processed", all: "2" })).status).toBe(302);
	expect(await processed()).toEqual([true, true]);
	const undo = /action="([^"]*viele-rueckgaengig[^"]+)"/.exec(await admin.page(`${list}?state=processed`))![1]!;
	await admin.visit(undo, { form: { zurueck: list } });
	expect(await processed()).toEqual([false, false]);
	expect((await act({ action: "processed", chosen: `${id} 1` })).status).toBe(409);
	const asked = await (await act({ action: "remove", all: "2" }, "?state=open")).text();
	expect([asked.includes("2 Bewerbungen mit allen Lebensläufen"), (await stored()).length]).toEqual([true, 2]);
	await act({ action: "remove", all: "2", confirmed: "yes" }, "?state=open");
	expect([await stored(), await cvs()]).toEqual([[], []]);
});
