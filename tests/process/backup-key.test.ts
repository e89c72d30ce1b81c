import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stepOf } from "#app/accounts/second-factor/totp.server.ts";
import { codeAt } from "../second-factors.ts";
import { admin, Staff } from "./clients.ts";
import { runCommand } from "./command.ts";
import { ask } from "./stored.ts";
import { type Place, useInstallations } from "./installations.ts";

const { newFolder, newPlace, start, endAll } = useInstallations();
const FACTOR = "/admin/konto/zweiter-faktor";
const sqlite = (settings: Place): Place => ({
	...settings,
	ADMIN_EMAIL: admin.email,
	ADMIN_PASSWORD: admin.password,
	DEMO_CONTENT: "off",
});

let filled: Place;
let secret: string;
let plain: string;

async function signInAt(place: Place): Promise<string | number> {
	const site = await start(place);
	const staff = new Staff();
	expect((await staff.signIn(site.address)).location).toMatch(/^\/admin\/login-code/);
	const done = await staff.ask(site.address, "/admin/login-code", { code: codeAt(secret, stepOf()) });
	await site.end("SIGTERM");
	return done.location || done.status;
}

beforeAll(async () => {
	filled = sqlite({ DATA_DIR: newFolder() });
	const site = await start(filled);
	const staff = new Staff();
	await staff.signIn(site.address);
	const { text } = await staff.ask(site.address, FACTOR);
	secret = /translate="no">([A-Z2-7 ]{39})</.exec(text)![1]!.replaceAll(" ", "");
	const on = { intent: "on", code: codeAt(secret, stepOf()) };
	expect((await staff.ask(site.address, FACTOR, on)).status).toBe(200);
	// The same code is still good for signing in.
	await ask(filled, "update second_factors set last_step = last_step - 1");
	plain = join(newFolder(), "plain.tar.gz");
	expect(await runCommand("backup", [plain], filled)).toMatchObject({ code: 0 });
	await site.end("SIGTERM");
});
afterAll(endAll);

describe("a backup", () => {
	test("has neither the key nor anything of the second factors", () => {
		const folder = newFolder();
		execFileSync("tar", ["-xzf", plain, "-C", folder]);
		expect(existsSync(join(folder, "secret-key"))).toBe(false);
		expect(readFileSync(join(folder, "tables/second_factors.jsonl"), "utf8")).not.toContain(secret);
	});

	test("opens on another machine that has the key what it opened here", async () => {
		const place = sqlite(await newPlace("SQLite"));
		copyFileSync(join(filled.DATA_DIR!, "secret-key"), join(place.DATA_DIR!, "secret-key"));
		const restored = await runCommand("restore", [plain], place);
		expect(restored).toMatchObject({ code: 0 });
		expect(restored.output).not.toContain("does not open");
		expect(await signInAt(place)).toBe("/admin/dashboard");
	});

	test("without the key says in one line what to do, lets nobody in without the second factor, and the operator can help", async () => {
		const place = sqlite(await newPlace("SQLite"));
		const restored = await runCommand("restore", [plain], place);
		expect(restored.code).toBe(0);
		expect(
			restored.output.split("\n").filter((line) => /SECRET_KEY/.test(line) && /npm run user -- reset EMAIL/.test(line)),
		).toHaveLength(1);
		expect(await signInAt(place)).toBe(401);
		const reset = await runCommand("user", ["reset", admin.email], place);
		const password = /password (\S+)/.exec(reset.output)![1]!;
		const site = await start(place);
		const signedIn = await new Staff({ ...admin, password }).signIn(site.address);
		expect(signedIn.location).toBe("/admin/dashboard");
		await site.end("SIGTERM");
	});
});
