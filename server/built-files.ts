import { resolve } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the build's files in `folder`. Browsers cache files with a hash in their name for good, others for an hour. A
 * file that can no longer be read (rebuilt folder, too many open files) closes only its own connection.
 */
export function builtFiles(folder: string): RequestHandler {
	const files = sirv(resolve(folder), {
		etag: true,
		brotli: true,
		gzip: true,
		setHeaders: (response, path) => {
			response.setHeader(
				"Cache-Control",
				path.startsWith("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=3600",
			);
		},
	}) as RequestHandler;
	return (request, response, next) => {
		// sirv ignores the file stream's errors, and an unhandled one would end the process. It also fails on a range that
		// ends before it starts; files this small need no ranges.
		delete request.headers.range;
		response.once("pipe", (file: NodeJS.ReadableStream) => file.once("error", () => response.destroy()));
		return files(request, response, next);
	};
}
