import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { offerForm, photo, pictureForm } from "../record-forms.ts";
import { admin, Staff, writeToOffice } from "./clients.ts";
import { runCommand } from "./command.ts";
import { useInstallations } from "./installations.ts";
import { failToStart } from "./site-process.ts";

const { newFolder, start: startPlain } = useInstallations();
const start = (settings: Record<string, string>) =>
	startPlain({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...settings });

function below(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isSymbolicLink() ? [] : [path, ...(entry.isDirectory() ? below(path) : [])];
	});
}

/** What others may read, write or pass through, with its mode; nothing when all is closed. */
function open(folder: string): string[] {
	const modes = [folder, ...below(folder)].map((path) => ({
		path,
		mode: lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0,
	}));
	return modes.filter(({ mode }) => mode & 0o077).map(({ path, mode }) => `${path} ${mode.toString(8)}`);
}

test("DATA_DIR is closed to other accounts, and so is all that the site and the commands make in it", async () => {
	const DATA_DIR = newFolder();
	chmodSync(DATA_DIR, 0o755);
	const site = await start({ DATA_DIR });
	expect(open(DATA_DIR)).toEqual([]);

	const before = below(DATA_DIR).length;
	expect((await writeToOffice(site.address, "Neue Anfrage")).status).toBe(200);
	const staff = new Staff();
	await staff.signIn(site.address);
	const picture = await staff.ask(site.address, "/admin/bilder", pictureForm(await photo()));
	expect(picture.status).toBe(201);
	const { id } = JSON.parse(picture.text) as { id: string };
	// A backup has the pictures that a record owns.
	const offer = offerForm({ name: "Mit Bild", sale_price: "90000" }, [id]);
	expect((await staff.ask(site.address, "/admin/angebot-hinzufuegen", offer)).status).toBe(302);
	await expect.poll(() => readdirSync(join(DATA_DIR, "outbox")).length, { timeout: 15_000 }).toBeGreaterThan(1);
	await expect.poll(() => below(DATA_DIR).length, { timeout: 15_000 }).toBeGreaterThan(before + 5);
	const backup = join(DATA_DIR, "backup.tar.gz");
	expect((await runCommand("backup", [backup], { DATA_DIR })).code).toBe(0);
	expect(open(DATA_DIR)).toEqual([]);

	const restored = join(newFolder(), "new");
	expect(await runCommand("restore", [backup], { DATA_DIR: restored })).toMatchObject({ code: 0 });
	expect(below(restored).length).toBeGreaterThan(3);
	expect(open(restored)).toEqual([]);
});

const NOBODY = 65_534;
/** Not where the project lies below /root. */
const canAnotherAccountRead = () =>
	spawnSync("test", ["-r", resolve("server/start.ts")], { uid: NOBODY, gid: NOBODY }).status === 0;

test.skipIf(process.getuid?.() !== 0 || !canAnotherAccountRead())(
	"a DATA_DIR of another account is told in one line; only root goes on",
	async () => {
		const DATA_DIR = newFolder();
		// What root owns, nobody may not close.
		const child = spawn("node", ["server/start.ts"], {
			env: { PATH: process.env.PATH, DATA_DIR, PORT: "0" },
			uid: NOBODY,
			gid: NOBODY,
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
		const code = await new Promise((ended) => child.once("close", ended));
		expect([code, output.trim().split("\n")]).toEqual([
			1,
			[expect.stringMatching(/^Cannot start: DATA_DIR belongs to another account \(uid 0\) .*chown/) as string],
		]);

		chownSync(DATA_DIR, NOBODY, NOBODY);
		const site = await start({ DATA_DIR });
		expect(site.output().match(/DATA_DIR belongs to another account \(uid 65534\)/g)).toHaveLength(1);
		expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
	},
);

test("a folder that others need, too, is no DATA_DIR", async () => {
	const shared = newFolder();
	chmodSync(shared, 0o1777);
	const output = `Cannot start: DATA_DIR must be a folder of the site's own, which ${shared} is not.\n`;
	expect(await failToStart({ DATA_DIR: shared })).toEqual({ code: 1, output });
	expect(statSync(shared).mode & 0o7777).toBe(0o1777);
});
