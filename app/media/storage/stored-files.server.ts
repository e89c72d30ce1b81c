import { db } from "../../foundation/database/client.server.ts";
import { originalKey } from "../picture-path.ts";
import type { FileTable } from "./picture-owners.server.ts";
import { pictureStore } from "./picture-stores.server.ts";

/** All files of the picture store, and those that rows name. Listed before the rows are read: a file is stored first. */
export async function storedAndNamed(): Promise<{ stored: string[]; named: Set<string> }> {
	const stored: string[] = [];
	for await (const key of pictureStore().keys()) stored.push(key);
	const pathsIn = async (table: FileTable) => await db().selectFrom(table).select("path").execute();
	const rows = [...(await pathsIn("pictures")), ...(await pathsIn("documents"))];
	return { stored, named: new Set(rows.flatMap(({ path }) => [path, originalKey(path)])) };
}
