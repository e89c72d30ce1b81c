import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { config } from "../config.server.ts";

let originals: Disk | undefined;
let made: Disk | undefined;

/** Where pictures lie as they were taken in. */
export function pictureStore(): Disk {
	return (originals ??= folder("media"));
}

/** Where their served forms lie; may be emptied at any time. */
export function variantStore(): Disk {
	return (made ??= folder("media-variants"));
}

function folder(name: string): Disk {
	return new Disk(new FSDriver({ location: join(config().dataDir, name), visibility: "private" }));
}
