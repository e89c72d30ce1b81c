import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import v8 from "@vitest/coverage-v8";

type Sources = { code: string; map?: { sources: string[] } };
type Provider = { getSources: (url: string, ...rest: unknown[]) => Promise<Sources> };

/**
 * Vitest's own provider, which also counts the built site. Vitest would take its files for sources of its own and
 * transform them once more; what ran are the files as they are, each with its map.
 */
const getOwn = v8.getProvider.bind(v8);
// Changed in place: a worker loads this file more than once, and must end the session that it began.
export default Object.assign(v8, {
	async getProvider() {
		const provider = await getOwn();
		const own = provider as unknown as Provider;
		const transformed = own.getSources.bind(provider);
		own.getSources = (url, ...rest) => (url.includes("/build/server/") ? built(url) : transformed(url, ...rest));
		return provider;
	},
});

async function built(url: string): Promise<Sources> {
	const file = fileURLToPath(url);
	const code = await readFile(file, "utf8");
	// A part without a map has nothing of ours in it.
	if (!existsSync(`${file}.map`)) return { code };
	const map = JSON.parse(await readFile(`${file}.map`, "utf8")) as { sources: string[] };
	return { code, map: { ...map, sources: map.sources.map((source) => new URL(source, url).href) } };
}
