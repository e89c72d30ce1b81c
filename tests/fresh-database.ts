import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { onServer } from "./postgres.ts";
import { testStoreId } from "./store-id.ts";

/*
 * Runs before each test file, after `fresh-modules.ts`: an empty folder and a migrated database of the engine that the project names. The
 * settings are there before anything of the app is loaded.
 */

const folder = mkdtempSync(join(tmpdir(), "site-test-"));
process.env.DATA_DIR = folder;
// What a start does: a picture store that is the database's.
mkdirSync(join(folder, "media"));
writeFileSync(join(folder, "media", "store-id"), testStoreId);
process.env.DEMO_CONTENT = "off";
process.env.ADMIN_EMAIL = "first@example.com";
process.env.ADMIN_PASSWORD = "first-password";
process.env.LOG_LEVEL = "silent";
const name = `test_${randomUUID().replaceAll("-", "")}`;
const server = process.env.TEST_ENGINE === "postgres" ? inject("postgresUrl") : null;
if (server) process.env.DATABASE_URL = server.replace(/postgres$/, name);
else copyFileSync(inject("sqliteTemplate"), join(folder, "site.sqlite"));

beforeAll(async () => {
	if (server) await onServer(server, `create database ${name} template ${inject("postgresTemplate")}`);
});

afterAll(async () => {
	const { closeDatabase } = await import("#app/foundation/database/client.server.ts");
	await closeDatabase();
	if (server) await onServer(server, `drop database ${name} with (force)`);
	rmSync(folder, { recursive: true, force: true });
});
