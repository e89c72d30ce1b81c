import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { BadSetting, config } from "./config.server.ts";

const FILE = "secret-key";
const BYTES = 32;

let master: Buffer | undefined;

/**
 * The 32-byte key for one purpose, from which no other purpose's key can be derived. The master key is SECRET_KEY or a
 * file in DATA_DIR that is created at the first start; it is never in the database.
 * @throws BadSetting when the file can be neither read nor created
 */
export function secretKey(purpose: string): Buffer {
	master ??= masterKey();
	return Buffer.from(hkdfSync("sha256", master, "", purpose, BYTES));
}

/** Creates the key at the first start, and stops a start without a usable key. */
export function openSecretKey(): void {
	master ??= masterKey();
}

function masterKey(): Buffer {
	const { secretKey: setting, dataDir } = config();
	if (setting !== null) return keyOfSetting(setting);
	const path = join(dataDir, FILE);
	try {
		const stored = readKey(path) ?? makeKey(path, dataDir);
		if (stored.length === BYTES) return stored;
	} catch (error) {
		throw new BadSetting(
			`DATA_DIR ${dataDir} can't keep the site's key: ${FILE} can be neither read nor created (${(error as NodeJS.ErrnoException).code ?? "unknown reason"}).`,
		);
	}
	throw new BadSetting(
		`DATA_DIR holds a damaged key: ${path}. Restore it from a copy; without one delete the file, and everybody with a second factor must set it up again.`,
	);
}

/** A setting that is the content of a key file gives that file's key; any other is used as it is. */
function keyOfSetting(setting: string): Buffer {
	const key = Buffer.from(setting.trim(), "base64url");
	return key.length === BYTES && key.toString("base64url") === setting.trim() ? key : Buffer.from(setting);
}

function readKey(path: string): Buffer | null {
	try {
		return Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** Links the complete file to its name only if that is free: processes that start together read the same key. */
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
