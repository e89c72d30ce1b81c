import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A program that is this one and one step ahead. */
export type NewerProgram = {
	/** Starts as the site does, as far as the database, and ends. */
	start: (settings: Record<string, string>) => Promise<{ code: number | null; output: string }>;
	launch: (settings: Record<string, string>) => {
		process: ChildProcess;
		output: () => string;
		ended: Promise<number | null>;
	};
	remove: () => void;
};

const begin = `
import { closeSite, prepareSite } from "#server/lifecycle.ts";
import { BadSetting } from "#app/foundation/config/config.server.ts";
try { await prepareSite(); } catch (error) { console.error(error instanceof BadSetting ? "Cannot start: " + error.message : error); process.exitCode = 1; }
await closeSite();`;

/**
 * Copies the sources and gives them a further step, 999-planted, whose body is `step` (with `db`, `sql` and `path`, the
 * file it works on).
 */
export function newerProgram(step: string): NewerProgram {
	const folder = mkdtempSync(join(tmpdir(), "site-newer-"));
	for (const name of ["app", "server", "database", "commands", "package.json"])
		cpSync(name, join(folder, name), { recursive: true });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	writeFileSync(
		join(folder, "database/migrations/999-planted.ts"),
		`import { sql } from "kysely";
export async function up(db: any, engine: string): Promise<void> {
	const path: string = engine === "sqlite" ? (await sql<{ file: string }>\`pragma database_list\`.execute(db)).rows[0]!.file : "";
	await sql\`create table planted (x integer)\`.execute(db);
	await sql\`update users set email = 'changed@example.com'\`.execute(db);
	${step}
}
`,
	);
	const launch: NewerProgram["launch"] = (settings) => {
		const env = { PATH: process.env.PATH, LOG_LEVEL: "silent", DEMO_CONTENT: "off", ...settings };
		const child = spawn("node", ["--input-type=module", "--eval", begin], { cwd: folder, env });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
		return { process: child, output: () => output, ended: new Promise((done) => child.once("close", done)) };
	};
	return {
		launch,
		async start(settings) {
			const { ended, output } = launch(settings);
			return { code: await ended, output: output() };
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
