import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { useInstallations } from "./installations.ts";
import { failToStart } from "./site-process.ts";

const { newFolder, start } = useInstallations();
const run = promisify(execFile);

async function keyOf(settings: Record<string, string>, purpose = "flash"): Promise<string> {
	const lines = `import { secretKey } from "#app/foundation/config/secret-key.server.ts"; console.log(secretKey(${JSON.stringify(purpose)}).toString("hex"));`;
	return (
		await run(process.execPath, ["--input-type=module", "--eval", lines], {
			env: { PATH: process.env.PATH, ...settings },
		})
	).stdout.trim();
}

test("a key is made once, by whichever of many processes comes first, and is its owner's alone", async () => {
	const folder = newFolder();
	const keys = await Promise.all(Array.from({ length: 6 }, () => keyOf({ DATA_DIR: folder })));
	expect(new Set(keys).size).toBe(1);
	expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
	expect(statSync(join(folder, "secret-key")).mode & 0o777).toBe(0o600);
	expect(Buffer.from(readFileSync(join(folder, "secret-key"), "utf8").trim(), "base64url")).toHaveLength(32);
	expect(await keyOf({ DATA_DIR: folder })).toBe(keys[0]);
	expect(await keyOf({ DATA_DIR: newFolder() })).not.toBe(keys[0]);
});

test("SECRET_KEY is the same on every host, another for every purpose, and never the setting itself", async () => {
	const SECRET_KEY = "a key of at least thirty-two letters";
	const settings = () => ({ DATA_DIR: newFolder(), SECRET_KEY });
	const [one, two, other] = await Promise.all([
		keyOf(settings()),
		keyOf(settings()),
		keyOf(settings(), "second factor"),
	]);
	expect([one, one === other]).toEqual([two, false]);
	expect(one).not.toContain(Buffer.from(SECRET_KEY).toString("hex").slice(0, 16));
});

test("the content of a key file given as SECRET_KEY is the same key", async () => {
	const DATA_DIR = newFolder();
	const key = await keyOf({ DATA_DIR });
	const content = readFileSync(join(DATA_DIR, "secret-key"), "utf8");
	for (const SECRET_KEY of [content, content.trim()])
		expect(await keyOf({ DATA_DIR: newFolder(), SECRET_KEY })).toBe(key);
});

test("a site is started with it, and not with one that is damaged", async () => {
	const place = { DATA_DIR: newFolder(), ADMIN_PASSWORD: "grober Kies" };
	const file = join(place.DATA_DIR, "secret-key");
	await (await start(place)).end("SIGTERM");
	expect(statSync(file).mode & 0o777).toBe(0o600);
	rmSync(file);
	writeFileSync(file, "half");
	const { code, output } = await failToStart(place);
	expect([code, output.trim().split("\n")]).toEqual([
		1,
		[expect.stringMatching(/^Cannot start: DATA_DIR holds a damaged key: .*secret-key\./)],
	]);
	expect(readFileSync(file, "utf8")).toBe("half");
});
