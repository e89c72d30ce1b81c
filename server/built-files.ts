import { resolve } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

const YEAR_SECONDS = 31_536_000;

/**
 * Answers with files of the build in `folder`: those with a hash in their name are kept by browsers for good, the
 * others for an hour. A file that can't be read any more (the folder was built anew, too many files are open) ends its
 * own connection and nothing else.
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
		// The library pipes the file without an ear for its errors; one that nobody hears ends the process.
		// Nobody needs part of a file so small, and of a part that ends before it begins the library makes a failure.
		delete request.headers.range;
		response.once("pipe", (file: NodeJS.ReadableStream) => file.once("error", () => response.destroy()));
		return files(request, response, next);
	};
}
