import { describe, expect, test } from "vitest";
import { codeAt, stepOf } from "#app/accounts/second-factor/totp.server.ts";
import { requireSecondFactor } from "#app/accounts/users/user-repository.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { allowCodeAgain } from "../code-again.ts";
import { makeOffer, makeUser } from "../make.ts";
import { useEmptyTables } from "../before.ts";

useBuiltSite();
useEmptyTables("throttles");

const FACTOR = "/admin/konto/zweiter-faktor";
const signIn = (person: Visitor, email: string, password: string, path = "/admin/login") =>
	person.visit(path, { form: { email, password } });
/** The secret that the page shows, as somebody without a camera would copy it. */
const secretOn = (page: string) => /translate="no">([A-Z2-7 ]{39})</.exec(page)![1]!.replaceAll(" ", "");
const codesOn = (page: string) => [...page.matchAll(/>((?:[0-9a-z]{4}-){3}[0-9a-z]{4})</g)].map(([, code]) => code!);
/** Sets the second factor up as its user does, with a code that is still good for signing in. */
async function setUp(staff: Awaited<ReturnType<typeof signedInAs>>): Promise<{ secret: string; codes: string[] }> {
	const secret = secretOn(await staff.page(FACTOR));
	const response = await staff.visit(FACTOR, { form: { intent: "on", code: codeAt(secret, stepOf()) } });
	await allowCodeAgain(staff.user.id);
	return { secret, codes: codesOn(await response.text()) };
}

describe("the second factor", () => {
	test("is set up with the app's code, and asked for at the next sign-in on a page of its own, which leads on to where one wanted", async () => {
		const staff = await signedInAs("admin");
		const { secret, codes } = await setUp(staff);
		expect(codes).toHaveLength(10);
		expect((await staff.page(FACTOR)).includes(codes[0]!)).toBe(false);
		expect((await staff.page(FACTOR)).includes(secret)).toBe(false);

		const somebody = visitor();
		const half = await signIn(somebody, staff.user.email, staff.user.password, "/admin/login?from=%2Fadmin%2Fkonto");
		expect(await outcome(half)).toBe("→ /admin/login-code?from=%2Fadmin%2Fkonto");
		const cookie = half.headers.getSetCookie().find((one) => one.startsWith("second_factor="))!;
		for (const mark of [/; Path=\//, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(mark);
		// Half way is not in.
		expect(somebody.cookies.has("session")).toBe(false);
		expect((await somebody.visit("/admin/dashboard")).status).toBe(302);
		expect((await somebody.page("/admin/login-code")).includes("Wiederherstellungscodes")).toBe(true);

		const wrong = await somebody.visit("/admin/login-code?from=%2Fadmin%2Fkonto", { form: { code: "000000" } });
		expect([wrong.status, (await wrong.text()).includes("Der Code stimmt nicht")]).toEqual([401, true]);
		const right = await somebody.visit("/admin/login-code?from=%2Fadmin%2Fkonto", {
			form: { code: codeAt(secret, stepOf()) },
		});
		expect(await outcome(right)).toBe("→ /admin/konto");
		expect((await somebody.visit("/admin/konto")).status).toBe(200);
		expect(somebody.cookies.has("second_factor")).toBe(false);
	});

	test("that an admin asks for comes before anything else, in a session that is open already too", async () => {
		const staff = await signedInAs("angebots_admin");
		const offer = await makeOffer({ name: "Unberührt", weight: "17.531" });
		await requireSecondFactor(staff.user.id, true, await makeUser());
		for (const path of ["/admin/dashboard", "/admin/nirgends"])
			expect(await outcome(await staff.visit(path)), path).toBe(`→ ${FACTOR}`);
		expect((await staff.visit(`/admin/angebot-loeschen/${offer}`, { form: {} })).status).toBe(403);
		// Neither do public pages show more than visitors see.
		expect((await staff.page(`/angebot/detail/${offer}`)).includes("17,531")).toBe(false);
		expect((await staff.page(FACTOR)).includes("Bitte richten Sie einen zweiten Faktor ein")).toBe(true);
	});

	test("that is asked for lets its user sign out", async () => {
		const staff = await signedInAs("admin");
		await requireSecondFactor(staff.user.id, true, staff.user);
		expect(await outcome(await staff.visit("/admin/logout", { form: {} }))).toBe("→ /admin/login");
	});
});
