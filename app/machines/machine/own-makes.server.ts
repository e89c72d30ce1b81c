import type { Actor } from "../../log/audit.ts";
import { changeSetting } from "../../log/write-audit.server.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { readSetting } from "../../foundation/database/settings.server.ts";
import type { OwnMake } from "./makes.server.ts";
import { OWN_MAKES, readOwnMakes } from "./own-makes.ts";

/** The makes added by the dealer, as typed. */
export async function ownMakesText(on: Connection = db()): Promise<string> {
	return (await readSetting(OWN_MAKES, on)) ?? "";
}

export async function ownMakes(): Promise<OwnMake[]> {
	return readOwnMakes(await ownMakesText()) ?? [];
}

export async function setOwnMakes(text: string, by: Actor, t: Connection): Promise<void> {
	const from = await ownMakesText(t);
	await changeSetting({ field: OWN_MAKES, from, to: text }, text, by, t);
}
