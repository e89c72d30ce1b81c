import { describe, expect, test } from "vitest";
import { newId } from "../foundation/database/identity.ts";
import { isPicturePath, newPicturePath, pictureIdOf } from "./picture-path.ts";

const id = "0199c1de-0000-7000-8000-000000000000";

const buckets = ["angebot-bilder", "news-bilder"] as const;

describe("the path of a stored picture", () => {
	test("is accepted in the form that the site creates", () => {
		for (const extension of ["jpg", "png", "webp", "gif"])
			expect(isPicturePath(`angebot-bilder/${id}/${id}.${extension}`, buckets)).toBe(true);
		expect(isPicturePath(`news-bilder/${id}/${id}.jpg`, buckets)).toBe(true);
	});

	test("contains the picture's id and the same user id for everybody", () => {
		const [one, other] = [newId(), newId()];
		const paths = [newPicturePath("angebot-bilder", one, "jpg"), newPicturePath("angebot-bilder", other, "webp")];
		expect(paths.map(pictureIdOf)).toEqual([one, other]);
		expect(paths.every((path) => isPicturePath(path, buckets))).toBe(true);
		expect(paths[0]!.split("/")[1]).toBe(paths[1]!.split("/")[1]);
	});

	test.each([
		`angebot-bilder/${id}/../${id}.jpg`,
		`andere-bilder/${id}/${id}.jpg`,
		`angebot-bilder/${id}/${id}.svg`,
		`angebot-bilder/${id}/${id}.jpg.html`,
		`/angebot-bilder/${id}/${id}.jpg`,
		`angebot-bilder/${id}/${id}.jpg\n`,
		`angebot-bilder/${id.toUpperCase()}/${id}.jpg`,
		"site.sqlite",
		"../site.sqlite",
		"",
	])("is never %j", (path) => {
		expect(isPicturePath(path, buckets)).toBe(false);
	});
});
