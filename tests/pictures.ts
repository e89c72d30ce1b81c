import { crc32, deflateSync } from "node:zlib";

/** A PNG whose header promises `width` × `height` pixels, in a few hundred bytes: none of them is unpacked from it. */
export function hugePng(width = 30_000, height = 30_000): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// 8 bits a channel, RGB.
	header.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(1000))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** A GIF of so many frames, each of one pixel on a wide ground: all of them unpacked would be gigabytes. */
export function longGif(frames: number, side: number): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt16LE(side, 0);
	size.writeUInt16LE(side, 2);
	// A palette of two colours; then for each frame its time and place, and the one pixel.
	const head = Buffer.concat([
		Buffer.from("GIF89a"),
		size,
		Buffer.from([0x80, 0, 0]),
		Buffer.from([0, 0, 0, 255, 255, 255]),
	]);
	const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
	return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** Files that are no picture of the four kinds, whatever they are called. */
export const otherFiles: Record<string, Buffer> = {
	"an SVG": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
	"an HTML page": Buffer.from("<!doctype html><script>alert(1)</script>"),
	"an MP4": Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1"),
	"a BMP": Buffer.from("BM\0\0\0\0", "latin1"),
	"a PDF": Buffer.from("%PDF-1.7"),
	"a WAV": Buffer.from("RIFF\0\0\0\0WAVEfmt ", "latin1"),
	"an HTML page behind a picture's first bytes": Buffer.from("\xff\xd8<html>", "latin1"),
};

/** The first bytes of a phone's HEIC photo. */
export const heicPhoto = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** A TIFF whose header promises `width` × `height` grey pixels, of which it has none. */
export function hugeTiff(width: number, height: number): Buffer {
	// Tag and value: size, 8 bits, uncompressed, black is zero, one strip behind the header.
	const entries = [
		[256, width],
		[257, height],
		[258, 8],
		[259, 1],
		[262, 1],
		[273, 8],
		[277, 1],
		[278, height],
		[279, width * height],
	];
	const list = Buffer.alloc(2 + entries.length * 12 + 4);
	list.writeUInt16LE(entries.length, 0);
	for (const [i, [tag, value]] of entries.entries()) {
		list.writeUInt16LE(tag!, 2 + i * 12);
		// One unsigned number of 32 bits.
		list.writeUInt16LE(4, 4 + i * 12);
		list.writeUInt32LE(1, 6 + i * 12);
		list.writeUInt32LE(value!, 10 + i * 12);
	}
	return Buffer.concat([Buffer.from("49492a0008000000", "hex"), list]);
}
