import { db } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { readSetting, storeSetting } from "../../foundation/database/settings.server.ts";
import { type FileStorage, STORE_ID } from "./file-storage.server.ts";
import { pictureStore } from "./picture-stores.server.ts";
import { originalKey } from "../picture-path.ts";
import type { FileTable } from "./picture-owners.server.ts";

/** The setting with this database's id. A picture store that has the same id belongs to it. */
export const OWN_ID = "store_id";
/** The setting of a database that was moved: the id of the one whose store it takes over at its first start. */
export const FORMER_ID = "store_id_former";

/**
 * Whether the picture store is this database's. Where it is not, no file may be deleted: what this database does not
 * name, another one may need.
 */
export async function isStoreOurs(): Promise<boolean> {
	const [own, stored] = await Promise.all([readSetting(OWN_ID, db()), storeIdIn(pictureStore())]);
	return own !== undefined && own === stored;
}

/**
 * Gives the database its id, and the store the same one if the store has none and is this database's by what it holds,
 * or was another's from which this database was moved. Runs at the start, under its lock.
 */
export async function pairStore(): Promise<void> {
	await ownId();
	const [stored, former] = await Promise.all([storeIdIn(pictureStore()), readSetting(FORMER_ID, db())]);
	if (stored === null ? await isOursByFiles() : stored === former) await adoptStore();
}

/** Makes the store this database's, whosever it was. Returns its id before and after. */
export async function adoptStore(): Promise<{ from: string | null; to: string }> {
	const [from, to] = [await storeIdIn(pictureStore()), await ownId()];
	await putStoreId(pictureStore(), to);
	await db().deleteFrom("settings").where("name", "=", FORMER_ID).execute();
	return { from, to };
}

/** The id of the database that a store belongs to; null for a store without one. */
export async function storeIdIn(store: FileStorage): Promise<string | null> {
	return (await store.exists(STORE_ID)) ? Buffer.from(await store.bytes(STORE_ID)).toString("utf8") : null;
}

export function putStoreId(store: FileStorage, id: string): Promise<void> {
	return store.put(STORE_ID, Buffer.from(id));
}

async function ownId(): Promise<string> {
	const known = await readSetting(OWN_ID, db());
	if (known !== undefined) return known;
	const id = newId();
	await storeSetting(OWN_ID, id, db());
	return id;
}

/** Whether the database names most files of the store, or there are none on either side. */
async function isOursByFiles(): Promise<boolean> {
	const { stored, named } = await storedAndNamed();
	if (stored.length === 0) return named.size === 0;
	return stored.filter((file) => named.has(file)).length > stored.length / 2;
}

/** All files of the picture store, and those that rows name. Listed before the rows are read: a file is stored first. */
export async function storedAndNamed(): Promise<{ stored: string[]; named: Set<string> }> {
	const stored: string[] = [];
	for await (const key of pictureStore().keys()) stored.push(key);
	const pathsIn = async (table: FileTable) => await db().selectFrom(table).select("path").execute();
	const rows = [...(await pathsIn("pictures")), ...(await pathsIn("documents"))];
	return { stored, named: new Set(rows.flatMap(({ path }) => [path, originalKey(path)])) };
}
