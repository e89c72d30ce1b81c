import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every TypeScript file below these folders, as paths from the repository's root. */
export function sources(folders: string[]): string[] {
	return files(folders).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}

/** Every file below these folders. */
export function files(folders: string[]): string[] {
	return folders
		.filter((folder) => existsSync(folder))
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
				.sort(),
		);
}

export function textOf(path: string): string {
	return readFileSync(path, "utf8");
}
