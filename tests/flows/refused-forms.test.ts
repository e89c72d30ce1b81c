import { beforeEach, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { requireFactor } from "#app/accounts/second-factor/factor-requirement.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visit } from "../app.ts";
import { makeNews, makeOffer } from "../make.ts";
import { setRow } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

let staff: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	staff = await signedInAs("admin");
	await requireFactor(false, staff.user);
});

const become = (role: Role) => setRow("users", staff.user.id, { role });
const needFactor = (needed: boolean) => requireFactor(needed, staff.user);
const endSession = () => db().deleteFrom("sessions").where("user_id", "=", staff.user.id).execute();
const send = (path: string, form: NonNullable<Visit["form"]>) =>
	staff.visit(path, { form, headers: { Accept: "text/html,application/xhtml+xml" } });
const words = { name: "Hoftag", datum: "2026-06-13", inhalt: "Mühsam getippt.\nZwei Zeilen.", version: "1" };

test("a form that is refused whatever it says, in a browser without scripts says why and where its words are, changes nothing, and is taken once the reason is gone", async () => {
	const id = await makeNews();
	const address = `/admin/nachricht-bearbeiten/${id}`;
	const refusals = [
		[() => become("verkauf"), 403, "Ihnen fehlt die Berechtigung"],
		[() => needFactor(true), 403, "Erst brauchen Sie einen zweiten Faktor"],
		[endSession, 401, "Ihre Sitzung ist abgelaufen"],
	] as const;
	for (const [happens, status, why] of refusals) {
		staff = await signedInAs("admin");
		await happens();
		const refused = await send(address, words);
		expect(refused.status, why).toBe(status);
		const page = await refused.text();
		expectWords(page, why, "Mit der Zurück-Taste des Browsers");
		expect(page.includes("Mühsam getippt"), "nothing is written back").toBe(false);
		expect(await newsRecords.findForEdit(id)).toMatchObject({ version: 1, inhalt: "Wir öffnen das Tor." });
	}
	await needFactor(false);
	staff = await signedInAs("admin");
	expect(await outcome(await send(address, words))).toBe("→ /admin/dashboard");
	expect(await newsRecords.findForEdit(id)).toMatchObject({ version: 2, inhalt: words.inhalt });
});

test("what is typed is not kept as a draft without the right to it, and the form's script is told why", async () => {
	const offer = await makeOffer();
	const news = await makeNews();
	const keep = (path: string) => staff.visit(path, { form: { name: "Anders", form: "1", version: "1", draft: "" } });
	await become("verkauf");
	const noRight = await keep(`/admin/nachricht-bearbeiten/${news}/entwurf`);
	expect([noRight.status, await noRight.json()]).toEqual([403, expect.objectContaining({ refusal: "noRight" })]);
	await needFactor(true);
	const due = await keep(`/admin/angebot-bearbeiten/${offer}/entwurf`);
	expect([due.status, await due.json()]).toEqual([403, expect.objectContaining({ refusal: "factorDue" })]);
	await endSession();
	expect(await outcome(await keep(`/admin/angebot-bearbeiten/${offer}/entwurf`))).toBe("→ /admin/login?");
});
