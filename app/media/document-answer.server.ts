import { Readable } from "node:stream";
import { pictureStore } from "./storage/picture-stores.server.ts";

/** Sends a document as a download, so that nothing in it runs on our address; 404 if its file is missing. */
export async function documentAnswer(file: { path: string; bytes: number }, title: string): Promise<Response> {
	const store = pictureStore();
	if (!(await store.exists(file.path))) return new Response(null, { status: 404 });
	return new Response(Readable.toWeb(await store.stream(file.path)) as ReadableStream, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(file.bytes),
			"Content-Disposition": disposition(title),
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
			// A cache would still show it after it is withdrawn.
			"Cache-Control": "private, no-store",
		},
	});
}

/** The header that names the file (RFC 6266): for all browsers, and with all letters for those of today. */
export function disposition(title: string, as: "attachment" | "inline" = "attachment"): string {
	const allowed = title.replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, " ").replace(/\s+/g, " ");
	const name = `${allowed.trim() || "Unterlage"}.pdf`;
	const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]|%/g, "");
	const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
	return `${as}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
