import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changes } from "../fixtures/references/changes.ts";
import { admin, ask } from "./clients.ts";
import { newFilesOf, projectCopy } from "./project-copy.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

const MOST_FILES = 14;

let copy: string;
let site: SiteProcess;
let session: string;

/** A copy of the project with one collection more, built and started. */
beforeAll(async () => {
	copy = projectCopy("references", changes);
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
		const files = [...newFilesOf("references"), ...new Set(changes.map(({ file }) => file))];
		expect(files.length).toBeLessThanOrEqual(MOST_FILES);
		const recipe = readFileSync("docs/recipes.md", "utf8").split("## A collection")[1]!;
		expect(files.filter((file) => !recipe.includes(file.replace(/^.*\//, "")))).toEqual([]);
	});

	test("compiles", async () => {
		const include = ["app", "server", "database", ".react-router/types/**/*"];
		writeFileSync(
			join(copy, "tsconfig.check.json"),
			JSON.stringify({ extends: "./tsconfig.json", include, exclude: ["**/*.test.ts"] }),
		);
		await inCopy("react-router", "typegen");
		await expect(inCopy("tsc", "-p", "tsconfig.check.json")).resolves.toBe("");
		await expect(inCopy("node", "scripts/schema.ts")).resolves.toBe("");
	}, 240_000);

	test("fails the check of the schema without its migration", async () => {
		const migration = join(copy, "database/migrations/900-references.ts");
		const text = readFileSync(migration, "utf8");
		rmSync(migration);
		try {
			await expect(inCopy("node", "scripts/schema.ts")).rejects.toThrow("no migration makes the table Referenzen");
		} finally {
			writeFileSync(migration, text);
		}
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

	test("notes each change in the audit log, lies in the trash and comes back as it was", async () => {
		const id = await add({ title: "Hafen" });
		const edit = `/admin/referenz-bearbeiten/${id}`;
		expect((await send(edit, { ...words, title: "Hafen", year: "2020", version: "1" })).status).toBe(302);
		const log = await open("/admin/verlauf?art=reference");
		expect(has(log, "Referenz „Hafen“", /Jahr[\s\S]*2019[\s\S]*2020/)).toEqual([true, true]);
		expect((await send(edit, { ...words, title: "Hafen", year: "2021", version: "1" })).status).toBe(409);
		expect((await send(`/admin/referenz-loeschen/${id}`, {})).status).toBe(302);
		expect(has(await open("/admin/papierkorb"), "Hafen")).toEqual([true]);
		expect((await send("/admin/papierkorb", { intent: "restore", id, kind: "reference" })).status).toBe(302);
		expect(has(await open(edit), /name="year"[^>]*value="2020"/)).toEqual([true]);
	});
});
