import {
	closeSync,
	existsSync,
	ftruncateSync,
	openSync,
	readFileSync,
	rmSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { runCommand } from "./command.ts";
import { useInstallations } from "./installations.ts";
import { failToStart } from "./site-process.ts";
import { ask } from "./stored.ts";

const PAGE_BYTES = 4096;
const { newFolder, start } = useInstallations();
const folder = newFolder();
const place = { DATA_DIR: join(folder, "data") };
const file = join(place.DATA_DIR, "site.sqlite");
const backup = join(folder, "backup.tar.gz");
let good: Buffer;

beforeAll(async () => {
	await (await start(place)).end("SIGTERM");
	expect((await runCommand("backup", [backup], place)).code).toBe(0);
	await ask(place, "pragma wal_checkpoint(truncate)");
	good = readFileSync(file);
});

/** The database as it was, with some of its bytes overwritten. */
function damage(change: (descriptor: number) => void): void {
	for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
	writeFileSync(file, good);
	const descriptor = openSync(file, "r+");
	change(descriptor);
	closeSync(descriptor);
}

const garbage = (bytes: number) => Buffer.alloc(bytes, "kaputt");
const damages: Record<string, () => void> = {
	"cut off at its half": () => damage((to) => ftruncateSync(to, good.length / 2)),
	"with another beginning": () => damage((to) => writeSync(to, garbage(200), 0, 200, 0)),
	"that is no database at all": () => writeFileSync(file, "garbage"),
	"emptied beside its journal": () => {
		damage((to) => ftruncateSync(to, 0));
		writeFileSync(`${file}-wal`, garbage(PAGE_BYTES));
	},
	"with garbage in its midst": () =>
		damage((to) => writeSync(to, garbage(good.length - PAGE_BYTES), 0, good.length - PAGE_BYTES, PAGE_BYTES)),
};
const told = new RegExp(`DATA_DIR holds a damaged database: ${file} \\(.+\\)\\. Stop the site, .* npm run restore -- `);

test.each(Object.entries(damages))(
	"a database %s stops a start and the commands with one line that names it and what to do, and stays as it is",
	async (_, damaged) => {
		damaged();
		const before = readFileSync(file);
		const { code, output } = await failToStart(place);
		expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringMatching(told) as string]]);
		expect(output).toMatch(/^Cannot start: /);
		const command = await runCommand("backup", [join(folder, "never.tar.gz")], place);
		expect([command.code, command.output.trim()]).toEqual([1, expect.stringMatching(told) as string]);
		expect(existsSync(join(folder, "never.tar.gz"))).toBe(false);
		expect(readFileSync(file).equals(before)).toBe(true);
	},
);

test.each(Object.keys(damages))("a database %s is restored once it is moved aside, not before", async (name) => {
	damages[name]!();
	const unasked = await runCommand("restore", [backup, "--replace"], place);
	expect([unasked.code, unasked.output.trim()]).toEqual([1, expect.stringMatching(told) as string]);
	for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
	const restored = await runCommand("restore", [backup], place);
	expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored the state") as string });
	expect(await ask(place, "select email from users")).toEqual([{ email: "admin@example.com" }]);
});
