import { randomBytes, randomInt } from "node:crypto";
import sharp from "sharp";

const offerWords = {
	description: "Ein Bagger.",
	category: "bagger",
	subcategory: "bagger-kettenbagger",
	type: "kauf",
	condition: "gebraucht",
	available: "true",
};

/**
 * The form of an offer, which leads back to it when it is saved; `images` are pictures to be sent along, or ids of some
 * that are there.
 */
export function offerForm(
	words: { name: string; sale_price: string; version?: string },
	images: (Blob | string)[] = [],
): FormData {
	return formOf({ ...offerWords, ...words }, "images", images);
}

/** As `offerForm`, of a news item with one picture. */
export function newsForm(words: { name: string; inhalt: string; version?: string }, image: Blob): FormData {
	return formOf({ datum: "2026-05-09", ...words }, "image", [image]);
}

/** What the offer form's script sends ahead. */
export function pictureForm(image: Blob): FormData {
	return formOf({}, "images", [image]);
}

function formOf(words: Record<string, string>, field: string, images: (Blob | string)[]): FormData {
	const form = new FormData();
	form.append("then", "stay");
	for (const [name, value] of Object.entries(words)) form.append(name, value);
	for (const image of images) {
		if (typeof image === "string") form.append(field, image);
		else form.append(field, image, "foto.jpg");
	}
	return form;
}

/** A picture of one colour, another each time: a few hundred bytes. */
export async function photo({ width = 64, height = 48 } = {}): Promise<Blob> {
	const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
	return asBlob(
		await sharp({ create: { width, height, channels: 3, background } })
			.jpeg()
			.toBuffer(),
	);
}

/** A picture that can't be made small: about a megabyte. */
export async function noise(): Promise<Blob> {
	const [width, height] = [900, 700];
	return asBlob(
		await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
			.jpeg({ quality: 90 })
			.toBuffer(),
	);
}

const asBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
