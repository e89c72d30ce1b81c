import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** No form without pictures comes near this. */
const FORM_BYTES = 1024 * 1024;
/** A form with pictures, see media/uploads.server.ts; a little more for what stands around the files. */
const UPLOAD_BYTES = 121 * 1024 * 1024;

const takesPictures = /^\/admin\/(bilder|(angebot|nachricht)-(hinzufuegen|bearbeiten\/[^/]+))(\.data)?$/;

/**
 * Refuses bodies by the length they announce, before a byte of them is read; Node ends a request that sends
 * more than it said. One that announces nothing (no browser's form does that) is asked for its length.
 */
export const limitBody: RequestHandler = (request, response, next) => {
	if (request.method !== "POST") return next();
	const length = request.get("Content-Length");
	const limit = takesPictures.test(request.path) ? UPLOAD_BYTES : FORM_BYTES;
	const status =
		length === undefined && request.get("Transfer-Encoding") !== undefined
			? 411
			: Number(length ?? 0) > limit
				? 413
				: null;
	if (status === null) return next();
	// The rest of the body is on its way; only a new connection can be trusted to begin with a request.
	response.setHeader("Connection", "close");
	answerShortly(request, response, status);
};
