import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPasskey, newPasskeyQuestion } from "#app/accounts/passkeys/passkeys.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, outcome, signedInAs, type Staff, useBuiltSite, visitor } from "../app.ts";
import { Authenticator } from "../outside/authenticator.ts";
import { traceOf } from "../rows.ts";
import { setUpFactor } from "../second-factors.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const FACTOR = "/admin/konto/zweiter-faktor";
const NAME = "second_factor_for_all";

let admin: Staff;
let clerk: Staff;
const forget = () => db().deleteFrom("settings").where("name", "=", NAME).execute();
beforeEach(async () => {
	await db().deleteFrom("throttles").execute();
	await forget();
	admin = await signedInAs("admin");
	clerk = await signedInAs("angebots_admin");
});
afterEach(forget);

const require = () => admin.visit("/admin/benutzer", { form: { intent: "requireAll" } });
const stored = async () =>
	(await db().selectFrom("settings").select("value").where("name", "=", NAME).executeTakeFirst())?.value;

describe("a second factor or passkey that is asked of everybody", () => {
	test("leads to the set-up before anything else, as page and data, in open sessions too", async () => {
		expect(await outcome(await require())).toBe("→ /admin/benutzer");
		for (const staff of [admin, clerk]) {
			for (const path of ["/admin/dashboard", "/admin/konto", "/admin/angebot-hinzufuegen", "/admin/benutzer"]) {
				expect(await outcome(await staff.visit(path)), path).toBe(`→ ${FACTOR}`);
				expect(await outcome(await staff.pageData(path)), path).toBe(`→ ${FACTOR}`);
			}
			for (const path of ["/admin/bilder", "/admin/benutzer", "/admin/konto/e-mail"])
				for (const address of [path, dataAddress(path)])
					expect((await staff.visit(address, { form: { intent: "unrequireAll" } })).status, address).toBe(403);
			expect((await staff.page(FACTOR)).includes("Lieber einen Passkey einrichten")).toBe(true);
			expect((await staff.visit("/admin/konto/passkeys")).status).toBe(200);
		}
		expect(await stored()).toBe("on");
		expect(await outcome(await clerk.visit("/admin/logout", { form: {} }))).toBe("→ /admin/login");
	});

	test("is there with an app or with a passkey", async () => {
		await setUpFactor(clerk);
		await require();
		const passkey = new Authenticator().create((await newPasskeyQuestion(admin.user, "Site"))!);
		expect(await addPasskey(admin.user, "Handy", passkey)).toBe(true);
		expect((await clerk.visit("/admin/dashboard")).status).toBe(200);
		// What is left of it can't be given up again.
		const off = await clerk.visit(FACTOR, { form: { intent: "off" } });
		expect([off.status, (await off.text()).includes("Der zweite Faktor wird von Ihnen verlangt")]).toEqual([409, true]);
		// A password alone is no second factor, whatever else its owner has set up.
		const { email, password } = admin.user;
		const byPassword = await visitor().page("/admin/login", 403, { form: { email, password } });
		expectWords(byPassword, "Ihr zweiter Faktor ist ein Passkey");
	});

	test("is an admin's to switch, and can be switched off again", async () => {
		expect((await clerk.visit("/admin/benutzer", { form: { intent: "requireAll" } })).status).toBe(403);
		expect(await stored()).toBeUndefined();
		await setUpFactor(admin);
		await require();
		const off = await admin.visit("/admin/benutzer", { form: { intent: "unrequireAll" } });
		expect(await outcome(off)).toBe("→ /admin/benutzer");
		expect((await clerk.visit("/admin/dashboard")).status).toBe(200);
		const traced = await traceOf(NAME);
		expect(traced.slice(-2).map(({ by_email, changes }) => [by_email, JSON.parse(changes!)[0].to])).toEqual([
			[admin.user.email, true],
			[admin.user.email, false],
		]);
	});
});
