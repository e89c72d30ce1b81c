import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changes } from "../fixtures/references/changes.ts";
import { admin, ask } from "./clients.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

const MOST_FILES = 14;
const fixture = "tests/fixtures/references";
/** What a build and its types consist of. */
const project = [
	"app",
	"server",
	"database",
	"commands",
	"demo",
	"public",
	"scripts",
	"package.json",
	"package-lock.json",
];
const settings = ["tsconfig.json", "vite.config.ts", "react-router.config.ts"];

const newFiles = readdirSync(fixture, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && entry.parentPath !== fixture)
	.map((entry) => join(entry.parentPath, entry.name).slice(fixture.length + 1));
const changedFiles = [...new Set(changes.map(({ file }) => file))];

let copy: string;
let site: SiteProcess;
let session: string;

/** A copy of the project with one collection more, "Referenzen", built and started. */
beforeAll(async () => {
	copy = mkdtempSync(join(tmpdir(), "site-collection-"));
	for (const name of [...project, ...settings, ".dependency-cruiser.mjs"])
		cpSync(name, join(copy, name), { recursive: true });
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
	for (const name of newFiles) cpSync(join(fixture, name), join(copy, name));
	for (const { file, behind, add } of changes) {
		const text = readFileSync(join(copy, file), "utf8");
		if (text.split(behind).length !== 2) throw new Error(`${file} has no one place behind ${behind}`);
		writeFileSync(
			join(copy, file),
			text.replace(behind, () => behind + add),
		);
	}
	await inCopy("node", "scripts/build.ts");
	site = await startSite(
		{ DATA_DIR: join(copy, "data"), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
		copy,
	);
	session = await signIn(admin);
}, 180_000);

afterAll(async () => {
	await site?.end("SIGKILL");
	rmSync(copy, { recursive: true, force: true });
});

/** Runs a command in the copy, on the site's data; gives what it printed. */
function inCopy(command: string, ...words: string[]): Promise<string> {
	return new Promise((done, failed) => {
		const child = spawn(command, words, {
			cwd: copy,
			env: { ...process.env, DATA_DIR: join(copy, "data") },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let printed = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part: Buffer) => (printed += part.toString()));
		child.once("exit", (code) => (code === 0 ? done(printed) : failed(new Error(printed))));
	});
}

async function signIn(form: { email: string; password: string }): Promise<string> {
	const { cookies } = await ask(site.address, "/admin/login", { form });
	return cookies.find((cookie) => cookie.startsWith("session="))!.split(";")[0]!;
}

const open = (path: string, language = "DE") =>
	ask(site.address, path, { headers: { Cookie: `${session}; app_language=${language}` } });
const send = (path: string, form: Record<string, string> | FormData) =>
	ask(site.address, path, { form, headers: { Cookie: session } });
/** Which of some words a page has. */
const has = ({ text }: { text: string }, ...words: (string | RegExp)[]) =>
	words.map((word) => (typeof word === "string" ? text.includes(word) : word.test(text)));

const words = {
	title: "Kieswerk Groß-Öhna",
	title_en: "Öhna gravel pit",
	customer: "Weiß & Söhne",
	year: "2019",
	story: "Ein Brecher.",
};

async function add(more: Record<string, string> = {}): Promise<string> {
	const form = new URLSearchParams({ ...words, ...more });
	form.set("then", "stay");
	const answer = await send("/admin/referenz-hinzufuegen", Object.fromEntries(form));
	expect([answer.status, answer.location]).toEqual([302, expect.stringContaining("/admin/referenz-bearbeiten/")]);
	return answer.location.split("/").at(-1)!;
}

describe("a new collection with its office", () => {
	test(`takes at most ${MOST_FILES} files, all of them named by the recipe`, () => {
		const files = [...newFiles, ...changedFiles];
		expect(files.length).toBeLessThanOrEqual(MOST_FILES);
		const recipe = readFileSync("ARCHITECTURE.md", "utf8").split("**How to add a collection**")[1]!.split("\n## ")[0]!;
		const named = files.map((file) => file.replace(/^.*\//, ""));
		expect(named.filter((name) => !recipe.includes(name))).toEqual([]);
	});

	test("compiles", async () => {
		const include = ["app", "server", "database", ".react-router/types/**/*"];
		writeFileSync(
			join(copy, "tsconfig.check.json"),
			JSON.stringify({ extends: "./tsconfig.json", include, exclude: ["**/*.test.ts"] }),
		);
		await inCopy("react-router", "typegen");
		await expect(inCopy("tsc", "-p", "tsconfig.check.json")).resolves.toBe("");
	});

	test("stands on the dashboard, is searched and sorted there, and has English names on an English page", async () => {
		const id = await add();
		await add({ title: "Steinbruch", title_en: "", year: "" });
		const dashboard = await open("/admin/dashboard");
		expect(has(dashboard, 'id="referenzen"', `/admin/referenz-bearbeiten/${id}`)).toEqual([true, true]);
		const found = await open("/admin/dashboard?references_q=WEISS+ohna");
		expect(has(found, "Kieswerk", "Steinbruch")).toEqual([true, false]);
		const sorted = (await open("/admin/dashboard?references_sort=year-asc")).text;
		expect(sorted.indexOf("Kieswerk") < sorted.indexOf("Steinbruch")).toBe(true);
		expect(has(await open("/admin/dashboard", "EN"), "References", "Öhna gravel pit")).toEqual([true, true]);
	});

	test("has a form with a draft, in both languages, that names what is missing", async () => {
		const boxes = [/<label for="customer"[^>]*>Kunde</, /<input(?=[^>]*name="title_en")(?=[^>]*lang="en")/];
		expect(has(await open("/admin/referenz-hinzufuegen"), ...boxes)).toEqual([true, true]);
		const refused = await send("/admin/referenz-hinzufuegen", { ...words, customer: "", year: "1900" });
		const mistakes = ["Bitte nennen Sie den Kunden.", "Bitte geben Sie ein Jahr ab 1948 ein."];
		expect([refused.status, ...has(refused, ...mistakes)]).toEqual([400, true, true]);
	});

	test("notes each change in the audit log, lies in the trash and comes back as it was", async () => {
		const id = await add({ title: "Hafen" });
		const edit = `/admin/referenz-bearbeiten/${id}`;
		expect((await send(edit, { ...words, title: "Hafen", year: "2020", version: "1" })).status).toBe(302);
		const log = await open("/admin/verlauf?art=reference");
		expect(has(log, "Referenz „Hafen“", /Jahr[\s\S]*2019[\s\S]*2020/)).toEqual([true, true]);
		expect((await send(edit, { ...words, title: "Zu spät", version: "1" })).status).toBe(409);
		expect((await send(`/admin/referenz-loeschen/${id}`, {})).status).toBe(302);
		expect(has(await open("/admin/papierkorb"), "Hafen")).toEqual([true]);
		expect((await send("/admin/papierkorb", { intent: "restore", id, kind: "reference" })).status).toBe(302);
		expect(has(await open(edit), /name="year"[^>]*value="2020"/)).toEqual([true]);
	});

	test("is not the offer managers' business, and nobody's without signing in", async () => {
		const stranger = await fetch(`${site.address}/admin/referenz-hinzufuegen`, { redirect: "manual" });
		expect([stranger.status, stranger.headers.get("Location")]).toEqual([302, expect.stringContaining("/admin/login")]);
		const email = "verkauf@example.com";
		const printed = await inCopy("node", "commands/user.ts", "add", email);
		const [, password = ""] = /with the password (\S+)/.exec(printed) ?? [];
		const headers = { Cookie: await signIn({ email, password }) };
		const added = await ask(site.address, "/admin/referenz-hinzufuegen", { headers });
		expect([added.status, added.location]).toEqual([302, "/admin/dashboard"]);
		expect(has(await ask(site.address, "/admin/dashboard", { headers }), 'id="angebote"', 'id="referenzen"')).toEqual([
			true,
			false,
		]);
	});
});
