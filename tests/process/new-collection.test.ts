import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changes as ofBookings } from "../fixtures/bookings/changes.ts";
import { changes as ofReferences } from "../fixtures/references/changes.ts";
import { admin, ask } from "./clients.ts";
import { newFilesOf, projectCopy } from "./project-copy.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

const MOST_FILES = 14;
/** Two collections: one as the others, and one without a page, with states of its own and a reference. */
const fixtures = { references: ofReferences, bookings: ofBookings };

let copy: string;
let site: SiteProcess;
let session: string;

/** A copy of the project with two collections more, built and started. */
beforeAll(async () => {
	copy = projectCopy(fixtures);
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
	test.each(Object.entries(fixtures))(
		`takes at most ${MOST_FILES} files, all of them named by the recipe: %s`,
		(name, changes) => {
			const files = [...newFilesOf(name), ...new Set(changes.map(({ file }) => file))];
			expect(files.length).toBeLessThanOrEqual(MOST_FILES);
			const recipe = readFileSync("ARCHITECTURE.md", "utf8")
				.split("**How to add a collection**")[1]!
				.split("\n## ")[0]!;
			// The recipe is about references.
			const asReference = (name: string) =>
				name.replace("901-booking", "900-reference").replace("booking", "reference");
			const isNamed = (file: string) => {
				const name = file.replace(/^.*\//, "");
				return recipe.includes(name) || recipe.includes(asReference(name));
			};
			expect(files.filter((file) => !isNamed(file))).toEqual([]);
		},
	);

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
		const migration = join(copy, "database/migrations/901-bookings.ts");
		const text = readFileSync(migration, "utf8");
		rmSync(migration);
		try {
			await expect(inCopy("node", "scripts/schema.ts")).rejects.toThrow("no migration makes the table Buchungen");
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
		expect((await send(edit, { ...words, title: "Zu spät", version: "1" })).status).toBe(409);
		expect((await send(`/admin/referenz-loeschen/${id}`, {})).status).toBe(302);
		expect(has(await open("/admin/papierkorb"), "Hafen")).toEqual([true]);
		expect((await send("/admin/papierkorb", { intent: "restore", id, kind: "reference" })).status).toBe(302);
		expect(has(await open(edit), /name="year"[^>]*value="2020"/)).toEqual([true]);
	});
});

describe("a collection without a page, with states of its own and a reference", () => {
	const days = { begins: "2026-03-01", ends: "2026-03-14" };
	let machine: string;
	/** As sent by the button that saves and stays. */
	const staying = (form: Record<string, string>) => {
		const sent = new URLSearchParams(form);
		sent.set("then", "stay");
		return Object.fromEntries(sent);
	};

	async function addOffer(name: string): Promise<string> {
		const kinds = { category: "brecheranlagen", type: "miete", condition: "neu" };
		const form = staying({ name, ...kinds, price_on_request: "true" });
		const { location } = await send("/admin/angebot-hinzufuegen", form);
		expect(location).toContain("/admin/angebot-bearbeiten/");
		return location.split("/").at(-1)!;
	}
	const book = (more: Record<string, string>) => send("/admin/buchung-hinzufuegen", staying({ ...days, ...more }));
	const labelIn = (page: { text: string }, name: string) =>
		new RegExp(`value="(${name} · [^"]+)"`).exec(page.text)?.[1];

	beforeAll(async () => {
		machine = await addOffer("Brecher Ahorn");
	}, 60_000);

	test("names a machine by what is typed, links it both ways, and keeps its name in list and log", async () => {
		const form = await open("/admin/buchung-hinzufuegen");
		const label = labelIn(form, "Brecher Ahorn")!;
		expect(has(form, /<input[^>]*type="date"/, "Englisch übersetzen", "Vorschau")).toEqual([true, false, false]);
		const added = await book({ customer: "Weiß & Söhne", "machine.typed": label });
		expect([added.status, added.location]).toEqual([302, expect.stringContaining("/admin/buchung-bearbeiten/")]);
		const edit = await open(added.location);
		expect(
			has(
				edit,
				new RegExp(`<input(?=[^>]*name="machine")(?=[^>]*value="${machine}")`),
				`/admin/angebot-bearbeiten/${machine}`,
			),
		).toEqual([true, true]);
		expect(has(await open(`/admin/angebot-bearbeiten/${machine}`), added.location, "Weiß &amp; Söhne")).toEqual([
			true,
			true,
		]);
		expect(has(await open("/admin/buchungen"), "Brecher Ahorn", machine)).toEqual([true, false]);
		// The whole name is enough where one has it, also without a script's hidden id.
		const changed = {
			...days,
			customer: "Weiß & Söhne",
			"machine.typed": "brecher ahorn",
			ends: "2026-03-20",
			version: "1",
		};
		expect((await send(added.location, staying(changed))).status).toBe(302);
	});

	test("goes from state to state by its own steps only, and back by the button of the message", async () => {
		const { location } = await book({ customer: "Schritte", machine });
		expect(has(await open(location), "Option", "Bestätigen", "Zurücknehmen")).toEqual([true, true, false]);
		const version = { version: "1", state: "option" };
		expect((await send(`${location}/zuruecknehmen`, version)).location).toBe(location);
		expect(has(await open("/admin/buchungen?state=option&q=Schritte"), "Schritte", location)).toEqual([true, true]);
		const confirmed = await send(`${location}/bestaetigen`, version);
		const message = confirmed.cookies.find((cookie) => cookie.startsWith("flash="))!.split(";")[0];
		const headers = { Cookie: `${session}; ${message}` };
		const list = await ask(site.address, "/admin/buchungen?state=confirmed&q=Schritte", { headers });
		expect(has(list, location)).toEqual([true]);
		const undo = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(list.text)![1]!;
		expect(has(await open("/admin/verlauf?art=booking"), "Status geändert", "Bestätigt")).toEqual([true, true]);
		expect((await send(`${location}/veroeffentlichen`, { version: "1", state: "confirmed" })).status).toBe(404);
		expect((await send(undo, {})).status).toBe(302);
		expect(has(await open("/admin/buchungen?state=option&q=Schritte"), location)).toEqual([true]);
	});
});
