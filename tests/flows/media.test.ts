import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { newId } from "#app/foundation/database/identity.ts";
import { deletePictureFiles, deletePictureRows } from "#app/media/pictures.server.ts";
import { filesIn } from "../files.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeShownPicture, pictureBytes } from "../make.ts";

useBuiltSite();

let path: string;
beforeAll(async () => {
	({ path } = await makeShownPicture());
});

describe("a picture", () => {
	test.each(["webp", "avif"])("is served as %s, for a day, and can't be taken for anything else", async (format) => {
		const response = await visitor().visit(`/media/${path}?w=240&h=180&fit=cover&format=${format}`);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400, s-maxage=600");
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
			width: 240,
			height: 180,
		});
	});

	test("that somebody has already is not sent again, as long as it is there", async () => {
		const own = await makeShownPicture();
		const address = `/media/${own.path}?w=240&h=180&fit=cover&format=webp`;
		const tag = (await visitor().visit(address)).headers.get("ETag")!;
		const asked = () => visitor().visit(address, { headers: { "If-None-Match": tag } });
		const known = await asked();
		expect([known.status, known.headers.get("ETag"), known.headers.get("Cache-Control"), await known.text()]).toEqual([
			304,
			tag,
			"public, max-age=86400, s-maxage=600",
			"",
		]);
		const other = await visitor().visit(address.replace("webp", "avif"), { headers: { "If-None-Match": tag } });
		expect([other.status, other.headers.get("ETag") === tag]).toEqual([200, false]);
		await deletePictureFiles(await deletePictureRows([own.id]));
		expect((await asked()).status).toBe(404);
	});

	test.each(["w=1e9", "w=241", "w=240&format=svg", "w=240&x=1", ""])("is not served with ?%s", async (search) => {
		const before = filesIn("media-variants");
		const response = await visitor().visit(`/media/${path}?${search}`);
		expect([response.status, await response.text()]).toEqual([404, ""]);
		expect(filesIn("media-variants")).toEqual(before);
	});

	test("is still served while many ask for what is not", async () => {
		const bad = Array.from({ length: 60 }, (_, i) => visitor().visit(`/media/${path}?w=${i + 1000}`));
		const missing = Array.from({ length: 20 }, () =>
			visitor().visit(`/media/angebot-bilder/${newId()}/${newId()}.jpg?w=480&format=webp`),
		);
		const good = await Promise.all(
			Array.from({ length: 10 }, () => visitor().visit(`/media/${path}?w=480&format=webp`)),
		);
		expect(good.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect((await Promise.all([...bad, ...missing])).every(({ status }) => status === 404)).toBe(true);
	});

	test("is not what a link on the disk leads to, be it a picture elsewhere or a file", async () => {
		const secret = join(process.env.DATA_DIR!, "secret.jpg");
		await writeFile(secret, await pictureBytes());
		const folder = join(process.env.DATA_DIR!, "media/angebot-bilder");
		const [file, other] = [newId(), newId()];
		await mkdir(join(folder, file), { recursive: true });
		await symlink(secret, join(folder, file, `${file}.jpg`));
		await symlink("/etc/hostname", join(folder, file, `${other}.jpg`));
		await symlink(dirname(secret), join(folder, other));
		await writeFile(join(dirname(secret), `${other}.jpg`), await pictureBytes());
		for (const link of [`${file}/${file}`, `${file}/${other}`, `${other}/${other}`])
			expect((await visitor().visit(`/media/angebot-bilder/${link}.jpg?w=480&format=webp`)).status, link).toBe(404);
		expect((await visitor().visit(`/media/${path}?w=480&format=webp`)).status).toBe(200);
	});
});
