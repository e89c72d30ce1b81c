import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
const built = (address: string) => sharp(readFileSync(join("build/client", address))).metadata();

/**
 * What a picture of the page itself offers: each file with the width that is claimed for it, and the shape that holds
 * its place.
 */
function offered(picture: string) {
	const image = /<img [^>]*>/.exec(picture)![0];
	return [...picture.matchAll(/<(?:source|img) [^>]*>/g)].map(([tag]) => {
		const named = (attribute(tag, "srcset") ?? attribute(tag, "src"))!.split(", ").map((part) => part.split(" "));
		const shape = [
			attribute(tag, "width") ?? attribute(image, "width"),
			attribute(tag, "height") ?? attribute(image, "height"),
		].map(Number);
		return {
			files: named.map(([address, width]) => ({ address: address!, width: width ? Number.parseInt(width, 10) : null })),
			ratio: shape[0]! / shape[1]!,
			avif: tag.includes("image/avif"),
		};
	});
}

test("a page's own picture has the sizes that it claims, in the shape that its place is kept in", async () => {
	for (const path of ["/", "/service", "/en/service", "/ueber-uns"]) {
		const picture = /<picture[^>]*>.*?<\/picture>/s.exec(await visitor().page(path))![0];
		const sources = offered(picture);
		expect(sources.filter(({ avif }) => avif).flatMap(({ files }) => files).length, path).toBeGreaterThan(1);
		for (const { files, ratio, avif } of sources)
			for (const { address, width } of files) {
				const file = await built(address);
				expect(file.format, address).toBe(avif ? "heif" : "webp");
				if (width) expect(file.width, address).toBe(width);
				expect(Math.abs(file.width / file.height / ratio - 1), address).toBeLessThan(0.01);
			}
	}
});
