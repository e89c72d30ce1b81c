import { db } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { readSetting, storeSetting } from "../../foundation/database/settings.server.ts";
import { STORE_ID } from "./file-storage.server.ts";
import { pictureStore } from "./picture-stores.server.ts";
import { originalKey } from "../picture-path.ts";
import { fileTables } from "./picture-owners.server.ts";

/** The setting with this database's id. A picture store that has the same id belongs to it. */
export const OWN_ID = "store_id";

/** Whether the picture store is this database's. If not, no file may be deleted: another database may need it. */
export async function isStoreOurs(): Promise<boolean> {
	const [own, stored] = await Promise.all([readSetting(OWN_ID, db()), storedId()]);
	return own !== undefined && own === stored;
}

/**
 * Gives the database an id, and a store without one the same, if its files show that it is this database's. Runs at the
 * start, under its lock.
 */
export async function pairStore(): Promise<void> {
	await ownId();
	if ((await storedId()) === null && (await isOursByFiles())) await adoptStore();
}

/** Makes the store this database's, whosever it was. Returns its id before and after. */
export async function adoptStore() {
	const [from, to] = [await storedId(), await ownId()];
	await putStoreId(to);
	return { from, to };
}

/** The id of the database that the store belongs to; null for a store without one. */
async function storedId(): Promise<string | null> {
	const store = pictureStore();
	return (await store.exists(STORE_ID)) ? Buffer.from(await store.bytes(STORE_ID)).toString("utf8") : null;
}

export function putStoreId(id: string): Promise<void> {
	return pictureStore().put(STORE_ID, Buffer.from(id));
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

/** All files of the picture store, and those that rows name. Rows are read last, since a file is stored first. */
export async function storedAndNamed(): Promise<{ stored: string[]; named: Set<string> }> {
	const stored: string[] = [];
	for await (const key of pictureStore().keys()) stored.push(key);
	const named = new Set<string>();
	for (const table of fileTables)
		for (const { path } of await db().selectFrom(table).select("path").execute())
			named.add(path).add(originalKey(path));
	return { stored, named };
}
