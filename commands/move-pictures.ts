import { createHash } from "node:crypto";
import { config } from "../app/foundation/config/config.server.ts";
import type { FileStorage } from "../app/media/storage/file-storage.server.ts";
import { openPictureStores, storagesInBucket, storagesOnDisk } from "../app/media/storage/picture-stores.server.ts";
import { putStoreId, storeIdIn } from "../app/media/storage/store-id.server.ts";
import { requireSite, run, Stop } from "./command.ts";

/*
 * npm run move-pictures -- to-s3 | to-disk
 *
 * Copies all pictures and their variants between DATA_DIR and the S3 store of the settings, reads each back and
 * compares it. Skips equal ones that already exist, so that an interrupted run can be repeated. Deletes nothing at the
 * source.
 */
await run(async ([where]) => {
	if (where !== "to-s3" && where !== "to-disk") throw new Stop("Usage: npm run move-pictures -- to-s3 | to-disk");
	requireSite();
	if (!config().s3)
		throw new Stop("The S3 settings are missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.");
	await openPictureStores();
	const [from, to] =
		where === "to-s3" ? [storagesOnDisk(), storagesInBucket()] : [storagesInBucket(), storagesOnDisk()];
	const [id, idThere] = [await storeIdIn(from[0]!), await storeIdIn(to[0]!)];
	if (idThere !== null && idThere !== id)
		throw new Stop(
			`The pictures ${where === "to-s3" ? `in the bucket ${config().s3!.bucket}` : `in ${config().dataDir}`} belong to another database; nothing was copied. If nobody needs them, delete them there, with the file store-id.`,
		);
	for (const [at, name] of ["pictures", "served forms"].entries())
		console.log(`${name}: ${await copyStorage(from[at]!, to[at]!)}`);
	if (id !== null) await putStoreId(to[0]!, id);
	console.log(
		where === "to-s3" ? "Keep the S3 settings and restart the site." : "Remove the S3 settings and restart the site.",
	);
});

async function copyStorage(from: FileStorage, to: FileStorage): Promise<string> {
	let copied = 0;
	let equal = 0;
	for await (const key of from.keys()) {
		const bytes = await from.bytes(key);
		if ((await to.exists(key)) && sum(await to.bytes(key)) === sum(bytes)) {
			equal++;
			continue;
		}
		await to.put(key, bytes);
		if (sum(await to.bytes(key)) !== sum(bytes)) throw new Stop(`${key} differs after copying.`);
		copied++;
	}
	return `${copied} copied and compared, ${equal} were there already`;
}

function sum(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}
