import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import v8 from "@vitest/coverage-v8";

type Sources = { code: string; map?: { sources: string[] } };
type Provider = { getSources: (url: string, ...rest: unknown[]) => Promise<Sources> };

const getOwn = v8.getProvider.bind(v8);

/**
 * Vitest's V8 coverage, extended to the built site. Vitest would transform the built files like sources, but Node runs
 * them as they are; so this reads them from disk, with their source maps.
 */
// Modifies the original, as a worker loads this module twice and keeps its inspector session in that object.
export default Object.assign(v8, {
	async getProvider() {
		const provider = await getOwn();
		const own = provider as unknown as Provider;
		const transformed = own.getSources.bind(provider);
		own.getSources = (url, ...rest) => (/\/build\/[^/]+\/server\//.test(url) ? built(url) : transformed(url, ...rest));
		return provider;
	},
});

async function built(url: string): Promise<Sources> {
	const file = fileURLToPath(url);
	const code = await readFile(file, "utf8");
	// A chunk without a map contains no code of ours.
	if (!existsSync(`${file}.map`)) return { code };
	const map = JSON.parse(await readFile(`${file}.map`, "utf8")) as { sources: string[] };
	return { code, map: { ...map, sources: map.sources.map((source) => new URL(source, url).href) } };
}
