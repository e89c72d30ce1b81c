import type { Locator } from "@playwright/test";
import sharp from "sharp";

type File = { name: string; mimeType: string; buffer: Buffer };

export async function picture(name: string, background: string): Promise<File> {
	const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background } }).jpeg();
	return { name, mimeType: "image/jpeg", buffer: await drawn.toBuffer() };
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

/** Pastes into an element what a clipboard may hold. */
export async function paste(into: Locator, { text, file }: { text?: string; file?: File }): Promise<void> {
	const sent = file && { name: file.name, type: file.mimeType, bytes: file.buffer.toString("base64") };
	await into.evaluate(
		(element, { text, sent }) => {
			const clipboardData = new DataTransfer();
			if (sent) {
				const bytes = Uint8Array.from(atob(sent.bytes), (letter) => letter.charCodeAt(0));
				clipboardData.items.add(new globalThis.File([bytes], sent.name, { type: sent.type }));
			}
			if (text !== undefined) clipboardData.setData("text/plain", text);
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		},
		{ text, sent },
	);
}
