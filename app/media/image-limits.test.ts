import { describe, expect, test } from "vitest";
import {
	cropHeight,
	pictureAddress,
	publicVariants,
	readVariant,
	servedFormats,
	servedWidths,
} from "./image-limits.ts";
import { refusalOf } from "./upload/upload-rules.ts";

const read = (search: string) => readVariant(new URLSearchParams(search));
const id = "0199c1de-0000-7000-8000-000000000000";

describe("a variant of a picture", () => {
	test("is found for every address that pages contain", () => {
		for (const width of servedWidths)
			for (const format of servedFormats)
				for (const height of [null, cropHeight(width)]) {
					const address = pictureAddress(`angebot-bilder/${id}/${id}.jpg`, { width, height, format });
					expect(read(address.split("?")[1]!)).toEqual({ width, height, format });
				}
	});

	test("is also made in advance as wide as the large place of a machine's page, and of no other", () => {
		const large = { width: 1440, height: 1080, format: "avif" };
		expect(publicVariants("angebot-bilder")).toContainEqual(large);
		expect(publicVariants("news-bilder")).not.toContainEqual(large);
	});

	test("is WebP unless another format is requested", () => {
		expect(read("w=480")).toEqual({ width: 480, height: null, format: "webp" });
	});

	test.each([
		"",
		"w=",
		"w=1e9",
		"w=1000000000",
		"w=NaN",
		"w=Infinity",
		"w=-480",
		"w=480.0",
		"w=0480",
		"w=4.8e2",
		"w=%20480",
		"w=481",
		"w=0x1e0",
		"w=480&w=480",
		"w=480&w=768",
		"w=480&format=webp&format=jpeg",
		"w=480&format=png",
		"w=480&format=svg",
		"w=480&format=",
		"w=480&h=1",
		"w=480&h=360&fit=contain",
		"w=480&h=360&h=360",
		"w=480&fit=cover",
		"w=480&h=",
		"w=480&quality=75",
		"w=480&x=1",
		"h=360&fit=cover",
		"format=webp",
	])("is not served for ?%s", (search) => {
		expect(read(search)).toBeNull();
	});

	test("is one of a few, so that 5,000 different requests can't fill the disk", () => {
		const wishes = Array.from({ length: 5000 }, (_, width) =>
			servedFormats.flatMap((format) => [
				`w=${width}&format=${format}`,
				`w=${width}&h=${cropHeight(width)}&fit=cover&format=${format}`,
			]),
		).flat();
		const served = new Set(wishes.map((wish) => JSON.stringify(read(wish))));
		served.delete("null");
		expect(served.size).toBe(servedWidths.length * servedFormats.length * 2);
	});
});

describe("a file that is chosen", () => {
	const file = (name: string, type: string, size = 1) => refusalOf({ name, type, size });
	test("is refused before it is sent if it is empty, too large or no picture", () => {
		expect(file("a.jpg", "image/jpeg")).toBeNull();
		expect(file("a.jpg", "image/jpeg", 0)).toBe("picture.empty");
		expect(file("a.jpg", "image/jpeg", 15 * 1024 * 1024 + 1)).toBe("picture.tooLarge");
		expect(file("a.pdf", "application/pdf")).toBe("picture.type");
		expect(file("a.svg", "image/svg+xml")).toBe("picture.type");
	});

	test("as HEIC is told what to do, also where the browser does not know the type", () => {
		expect(file("IMG_1.HEIC", "")).toBe("picture.heic");
		expect(file("a", "image/heif")).toBe("picture.heic");
		expect(file("a.avif", "image/avif")).toBeNull();
		expect(file("a.tif", "image/tiff")).toBeNull();
	});
});
