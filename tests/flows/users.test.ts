import { beforeAll, describe, expect, test } from "vitest";
import { userLine } from "#app/accounts/users/user-repository.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { ADD_USER, newUser } from "../new-user.ts";
import { useEmptyTables } from "../before.ts";

useBuiltSite();

const admin = useStaff("admin");
const english = useStaff("admin");
beforeAll(async () => {
	english.cookies.set("app_language", "EN");
});
useEmptyTables("throttles", "outbox");

const act = (person: Visitor, id: string, form: Record<string, string>) =>
	person.visit(`/admin/benutzer/${id}`, { form });

describe("a user's page", () => {
	test("changes the role for the very next request", async () => {
		const manager = await signedInAs("angebots_admin");
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
		expect(await outcome(await act(admin, manager.user.id, { intent: "role", role: "admin" }))).toBe(
			`→ /admin/benutzer/${manager.user.id}`,
		);
		expect((await manager.visit("/admin/benutzer")).status).toBe(200);
		await act(admin, manager.user.id, { intent: "role", role: "angebots_admin" });
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
		expect((await manager.visit(ADD_USER, { form: newUser })).status).toBe(403);
	});

	test("locks at once, and says so to who knows the password", async () => {
		const manager = await signedInAs("angebots_admin");
		await act(admin, manager.user.id, { intent: "lock" });
		expect(
			(await admin.page(`/admin/benutzer/${manager.user.id}`)).includes(
				`${manager.user.email} ist gesperrt und überall abgemeldet.`,
			),
		).toBe(true);
		expect(await outcome(await manager.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
		const right = await visitor().visit("/admin/login", { form: manager.user });
		expect([right.status, (await right.text()).includes("Ihr Konto ist gesperrt.")]).toEqual([403, true]);
		const wrong = await visitor().visit("/admin/login", { form: { ...manager.user, password: "wrong" } });
		expect([wrong.status, (await wrong.text()).includes("gesperrt")]).toEqual([401, false]);
		await act(admin, manager.user.id, { intent: "unlock" });
		expect((await visitor().visit("/admin/login", { form: manager.user })).status).toBe(302);
	});

	test("does none of that to oneself, and not to the last admin", async () => {
		const deeds: Record<string, string>[] = [
			{ intent: "lock" },
			{ intent: "delete" },
			{ intent: "role", role: "angebots_admin" },
		];
		for (const form of deeds) {
			const response = await act(admin, admin.user.id, form);
			expect(response.status).toBe(409);
			expect((await response.text()).includes("Das eigene Konto kann man so nicht ändern.")).toBe(true);
		}
		const page = await admin.page(`/admin/benutzer/${admin.user.id}`);
		for (const intent of ["lock", "delete", "role"]) expect(page.includes(`value="${intent}"`), intent).toBe(false);
		expect(await userLine(admin.user.id)).toMatchObject({ role: "admin", state: "active" });
	});
});
