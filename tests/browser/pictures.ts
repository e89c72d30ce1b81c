import type { JSHandle, Locator } from "@playwright/test";
import sharp from "sharp";

export type File = { name: string; mimeType: string; buffer: Buffer };

/** A plain picture of one colour. */
export async function picture(name: string, background: string): Promise<File> {
	return {
		name,
		mimeType: "image/jpeg",
		buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
			.jpeg()
			.toBuffer(),
	};
}

/** What a phone takes: twelve megapixels, several megabytes, lying on its side with a note which way is up. */
export async function phonePhoto(name: string): Promise<File> {
	const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
	const buffer = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#777777", noise } })
		.jpeg({ quality: 70 })
		.withMetadata({ orientation: 6 })
		.toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}

/** The colour in the middle of a picture, as one of a few words. */
export async function colourOf(bytes: Buffer): Promise<"red" | "green" | "blue" | "other"> {
	const { dominant } = await sharp(bytes).resize(8, 8, { fit: "fill" }).removeAlpha().stats();
	const parts = { red: dominant.r, green: dominant.g, blue: dominant.b };
	const [[word, most] = ["other", 0], [, next] = ["", 0]] = Object.entries(parts).sort(([, a], [, b]) => b - a);
	return most - next > 60 ? (word as "red" | "green" | "blue") : "other";
}

/** Drops files on a field as a hand does: they come with a drop, not through the field. */
export async function drop(zone: Locator, ...files: File[]): Promise<void> {
	const transfer = await carrying(zone, files);
	for (const type of ["dragenter", "dragover", "drop"]) await zone.dispatchEvent(type, { dataTransfer: transfer });
}

/** Pastes into an element what a clipboard may hold. */
export async function paste(into: Locator, { text, file }: { text?: string; file?: File }): Promise<void> {
	const clipboardData = await carrying(into, file ? [file] : []);
	if (text !== undefined) await clipboardData.evaluate((data, words) => data.setData("text/plain", words), text);
	await into.evaluate(
		(element, data) =>
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })),
		clipboardData,
	);
}

async function carrying(zone: Locator, files: File[]): Promise<JSHandle<DataTransfer>> {
	const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString("base64") }));
	return zone.page().evaluateHandle((all) => {
		const data = new DataTransfer();
		for (const { name, mimeType, bytes } of all)
			data.items.add(
				new globalThis.File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: mimeType }),
			);
		return data;
	}, sent);
}
