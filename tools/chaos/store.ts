import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ask } from "#tests/process/stored.ts";
import type { Settings } from "./ground.ts";
import type { Outcome } from "./outcome.ts";

/**
 * All files below a folder of the data directory but the id of the picture store, as relative paths. The site may
 * delete folders meanwhile.
 */
export function filesBelow(folder: string, name: "media" | "media-variants" | "outbox"): string[] {
	const below = (path: string): string[] => {
		let entries: Dirent[] = [];
		try {
			entries = readdirSync(path, { withFileTypes: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		}
		return entries.flatMap((entry) => (entry.isDirectory() ? below(join(path, entry.name)) : [join(path, entry.name)]));
	};
	const root = join(folder, name);
	return below(root)
		.map((path) => path.slice(root.length + 1))
		.filter((path) => path !== "store-id");
}

/** Incomplete files, which are never served. */
export const isUnfinished = (path: string) => path.startsWith("unfinished/");

/** Queries that must return nothing: each finds a dangling reference or an incomplete record. */
const halves: Record<string, string> = {
	"a picture of an offer has no row":
		'select picture_id as id from "Angebote_Bilder" left join pictures on pictures.id = picture_id where pictures.id is null',
	"pictures lie with an offer that is not there":
		'select offer_id as id from "Angebote_Bilder" left join "Angebote" on "Angebote".id = offer_id where "Angebote".id is null',
	"the picture of a news item has no row":
		'select "Aktuelles".id from "Aktuelles" left join pictures on path = image_url where image_url is not null and pictures.id is null',
	"a picture of an offer is not owned by it": `select pictures.id from pictures join "Angebote_Bilder" on picture_id = pictures.id where owner_kind is null or owner_kind <> 'offer' or owner_id <> offer_id`,
	"an offer owns a picture that it does not show": `select id from pictures where owner_kind = 'offer' and not exists (select 1 from "Angebote_Bilder" where picture_id = pictures.id and offer_id = owner_id)`,
	"the picture of a news item is not owned by it": `select pictures.id from pictures join "Aktuelles" on image_url = path where owner_kind is null or owner_kind <> 'news' or owner_id <> "Aktuelles".id`,
	"a news item owns a picture that it does not show": `select id from pictures where owner_kind = 'news' and not exists (select 1 from "Aktuelles" where image_url = path and "Aktuelles".id = owner_id)`,
	"a picture lies in the trash without its record": `select id from pictures where owner_kind = 'trash' and not exists (select 1 from trash where trash.id = owner_id)`,
	"an offer lies in the trash and is there":
		'select "Angebote".id from "Angebote" join trash on trash.id = "Angebote".id',
	"an offer has no trace": `select id from "Angebote" where not exists (select 1 from trace where record_id = "Angebote".id and action = 'created')`,
	"a request has not exactly one call and two mails": `select id from "Kontaktanfragen_Archiv" r where (select count(*) from outbox where about_id = r.id and kind = 'webhook') <> 1 or (select count(*) from outbox where about_id = r.id and kind = 'mail') <> 2`,
	"the outbox knows of a request or a user that is not there": `select id from outbox where about_id is not null and not exists (select 1 from "Kontaktanfragen_Archiv" r where r.id = about_id) and not exists (select 1 from users where users.id = about_id)`,
};

/**
 * Checks that every stored reference has its target. Remembers the files already read and the faults already reported.
 */
export class Inspector {
	readonly #read = new Set<string>();
	readonly #told = new Set<string>();

	async inspect(settings: Settings, outcome: Outcome): Promise<void> {
		for (const [fault, query] of Object.entries(halves))
			for (const { id } of await ask<{ id: string }>(settings, query)) this.#tell(`${fault} (${id})`, outcome);
		const paths = new Set((await ask<{ path: string }>(settings, "select path from pictures")).map(({ path }) => path));
		const files = filesBelow(settings.DATA_DIR!, "media").filter((path) => !isUnfinished(path));
		const there = new Set(files);
		for (const path of paths) if (!there.has(path)) this.#tell(`no file ${path}`, outcome);
		outcome.orphans = Math.max(outcome.orphans, files.filter((path) => !paths.has(path)).length);
		await this.#readWhole(settings.DATA_DIR!, "media", files, outcome);
		const made = filesBelow(settings.DATA_DIR!, "media-variants").filter((path) => !isUnfinished(path));
		await this.#readWhole(settings.DATA_DIR!, "media-variants", made, outcome);
	}

	#tell(fault: string, outcome: Outcome): void {
		if (!this.#told.has(fault)) outcome.broken.push(fault);
		this.#told.add(fault);
	}

	/** A truncated picture with its final name would be served for ever. */
	async #readWhole(folder: string, name: "media" | "media-variants", files: string[], outcome: Outcome): Promise<void> {
		for (const path of files) {
			if (this.#read.has(`${name}/${path}`)) continue;
			this.#read.add(`${name}/${path}`);
			await sharp(join(folder, name, path), { failOn: "truncated" })
				.resize(8)
				.toBuffer()
				.catch(() => outcome.broken.push(`${name}/${path} is no whole picture`));
		}
	}
}

/** SQLite's own integrity check. */
export async function checkFile({ DATABASE_URL: url, ...settings }: Settings, outcome: Outcome): Promise<void> {
	if (url) return;
	const said = await ask<{ integrity_check: string }>(settings, "pragma integrity_check");
	outcome.broken.push(...said.map((row) => row.integrity_check).filter((word) => word !== "ok"));
	if ((await ask(settings, "pragma foreign_key_check")).length > 0)
		outcome.broken.push("a row refers to one that is not there");
}
