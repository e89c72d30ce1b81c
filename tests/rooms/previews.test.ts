import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { useUser } from "../before.ts";

const by = useUser();
async function previewIn(id: string): Promise<string | null> {
	return (await db().selectFrom("pictures").select("preview").where("id", "=", id).executeTakeFirstOrThrow()).preview;
}

function photo(): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	return sharp({ create: { width: 800, height: 600, channels: 3, background: "#a89878", noise } })
		.jpeg()
		.toBuffer();
}

describe("the preview of a picture", () => {
	test("is the picture, 16 pixels wide, in few bytes", async () => {
		const { id } = await addPicture(await photo(), "angebot-bilder", by.id);
		const preview = (await previewIn(id))!;
		expect(preview.length).toBeLessThan(300);
		expect(await sharp(Buffer.from(preview, "base64")).metadata()).toMatchObject({
			format: "webp",
			width: 16,
			height: 12,
		});
	});

	test("is none where it would be seen through the picture", async () => {
		const glass = await sharp({
			create: { width: 80, height: 60, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.4 } },
		})
			.png()
			.toBuffer();
		expect(await previewIn((await addPicture(glass, "angebot-bilder", by.id)).id)).toBe("");
	});
});
