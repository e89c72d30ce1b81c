import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder of the data directory, as paths relative to it; empty when the folder is not there. */
export function filesIn(folder: "media" | "media-variants"): string[] {
	const root = join(process.env.DATA_DIR!, folder);
	if (!existsSync(root)) return [];
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(root.length + 1)] : []))
		.sort();
}
