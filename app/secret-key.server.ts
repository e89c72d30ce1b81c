import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { BadSetting, config } from "./config.server.ts";

const FILE = "secret-key";
const BYTES = 32;

let master: Buffer | undefined;

/**
 * The key for one purpose, 32 bytes; from the key of one purpose nobody can tell another's. It comes from SECRET_KEY,
 * or from a file in DATA_DIR that is made at the first start, and never lies in the database.
 * @throws BadSetting when the file can be neither read nor made
 */
export function secretKey(purpose: string): Buffer {
	master ??= masterKey();
	return Buffer.from(hkdfSync("sha256", master, "", purpose, BYTES));
}

/** Makes the key at the first start, and ends a start that can't have it. */
export function openSecretKey(): void {
	master ??= masterKey();
}

/** Where the key lies that is made at the first start; where SECRET_KEY is set it is not read. */
export function secretKeyFile(): string {
	return join(config().dataDir, FILE);
}

function masterKey(): Buffer {
	const { secretKey: given, dataDir } = config();
	if (given !== null) return Buffer.from(given);
	const path = secretKeyFile();
	try {
		const kept = readKey(path) ?? makeKey(path, dataDir);
		if (kept.length === BYTES) return kept;
	} catch (error) {
		throw new BadSetting(
			`DATA_DIR ${dataDir} can't keep the site's key: ${FILE} can be neither read nor made (${(error as NodeJS.ErrnoException).code ?? "unknown reason"}).`,
		);
	}
	throw new BadSetting(
		`DATA_DIR holds a damaged key: ${path}. Put it back from a copy; without one remove the file, and who is asked for a second factor must set it up anew.`,
	);
}

function readKey(path: string): Buffer | null {
	try {
		return Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/**
 * The file gets its name when it is whole, and only if nobody else has it: of processes that start at once all read the
 * same key.
 */
function makeKey(path: string, folder: string): Buffer {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const unfinished = `${path}.${randomBytes(8).toString("hex")}`;
	const file = openSync(unfinished, "wx", 0o600);
	try {
		writeFileSync(file, `${randomBytes(BYTES).toString("base64url")}\n`);
		fsyncSync(file);
		linkSync(unfinished, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		closeSync(file);
		rmSync(unfinished, { force: true });
	}
	return readKey(path)!;
}
