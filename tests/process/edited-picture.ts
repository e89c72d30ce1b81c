import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./installations.ts";
import { ask } from "./stored.ts";

/** Edits a picture of an installation that does not run: it only gets a focus. */
export async function editOne(place: Place): Promise<string> {
	const [picture] = await ask<{ id: string; path: string }>(place, "select id, path from pictures limit 1");
	const media = join(place.DATA_DIR!, "media");
	cpSync(join(media, picture!.path), join(media, "originale", picture!.id));
	const recipe = { turn: 0, crop: null, blurs: [], focus: { x: 0.5, y: 0.5 } };
	await ask(place, `update pictures set recipe = '${JSON.stringify(recipe)}' where id = '${picture!.id}'`);
	return `originale/${picture!.id}`;
}
