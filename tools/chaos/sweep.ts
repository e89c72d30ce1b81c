import { existsSync, renameSync, rmSync, utimesSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "#tests/process/site-process.ts";
import { ask } from "#tests/process/stored.ts";
import type { Settings } from "./ground.ts";
import type { Outcome } from "./outcome.ts";
import { filesBelow, isUnfinished } from "./store.ts";

const SWEPT_UNASKED = 19;
const DAY_MILLISECONDS = 86_400_000;
/** When nothing has been swept for this long, the rest counts as kept. */
const STANDSTILL_MILLISECONDS = 10_000;

/**
 * Makes every picture eight days older: rows by their time, files without a row by their name, which begins with the
 * time, and incomplete files by their modification time. The next start must remove the unused ones, and nothing else.
 */
export async function checkSweep(settings: Settings, outcome: Outcome): Promise<void> {
	const folder = settings.DATA_DIR!;
	const rows = async () =>
		new Set((await ask<{ path: string }>(settings, "select path from pictures")).map(({ path }) => path));
	const used = new Set((await ask<{ path: string }>(settings, usedPictures)).map(({ path }) => path));
	const known = await rows();
	const orphans = filesBelow(folder, "media").filter((path) => !known.has(path) && !isUnfinished(path));
	// The site asks before it sweeps more.
	for (const path of orphans.splice(SWEPT_UNASKED)) rmSync(join(folder, "media", path));
	for (const path of orphans) makeOlder(folder, path);
	const pictures = new Set([...known].map((path) => path.replace(/\.\w+$/, "")));
	for (const forms of new Set(
		filesBelow(folder, "media-variants")
			.filter((path) => !isUnfinished(path))
			.map(dirname),
	))
		if (!pictures.has(forms)) makeFormsOlder(folder, forms);
	const long = new Date(Date.now() - 8 * DAY_MILLISECONDS);
	for (const name of ["media", "media-variants"] as const)
		for (const path of filesBelow(folder, name))
			if (isUnfinished(path)) utimesSync(join(folder, name, path), long, long);
	await ask(settings, `update pictures set created_at = '${long.toISOString()}', updated_at = '${long.toISOString()}'`);
	const site = await startSite(settings);
	const wrong = async () => {
		const [stored, files] = [await rows(), new Set(filesBelow(folder, "media"))];
		return [
			...[...files].filter((path) => !used.has(path)).map((path) => `media/${path} is never swept`),
			...[...stored].filter((path) => !used.has(path)).map((path) => `the row of ${path} is never swept`),
			...filesBelow(folder, "media-variants")
				.filter((form) => !used.has(`${dirname(form)}.jpg`))
				.map((form) => `media-variants/${form} is never swept`),
			...[...used]
				.filter((path) => !files.has(path) || !stored.has(path))
				.map((path) => `${path} was in use, and was swept`),
		];
	};
	try {
		for (
			let left = -1, since = Date.now();
			left !== 0 && Date.now() - since < STANDSTILL_MILLISECONDS;
			await pause(200)
		) {
			const { length } = await wrong();
			if (length !== left) [left, since] = [length, Date.now()];
		}
		outcome.wrong.push(...(await wrong()));
	} finally {
		await site.end("SIGKILL");
	}
}

const usedPictures = `select path from pictures where id in (select picture_id from "Angebote_Bilder") or owner_kind in ('trash', 'version') or path in (select image_url from "Aktuelles" where image_url is not null)`;

function makeOlder(folder: string, path: string): void {
	renameSync(join(folder, "media", path), join(folder, "media", olderName(path)));
	makeFormsOlder(folder, path.replace(/\.\w+$/, ""));
}

function makeFormsOlder(folder: string, forms: string): void {
	const place = join(folder, "media-variants", forms);
	if (existsSync(place)) renameSync(place, join(folder, "media-variants", olderName(forms)));
}

function olderName(path: string): string {
	const name = basename(path);
	const time = Number.parseInt(name.replaceAll("-", "").slice(0, 12), 16) - 8 * DAY_MILLISECONDS;
	const hex = time.toString(16).padStart(12, "0");
	return `${dirname(path)}/${hex.slice(0, 8)}-${hex.slice(8)}${name.slice(13)}`;
}
