import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** Far more than any form without pictures needs. */
const FORM_BYTES = 1024 * 1024;
/** A form with pictures (see media/uploads.server.ts), plus the multipart overhead. */
const UPLOAD_BYTES = 121 * 1024 * 1024;

const takesPictures =
	/^\/admin\/(bilder|meldungsbilder|unterlagen|(angebot|nachricht)-(hinzufuegen|bearbeiten\/[^/]+))(\.data)?$/;

/** A form with a CV, of which more is read than is accepted (see media/one-upload.server.ts). */
const APPLICATION_BYTES = 31 * 1024 * 1024;

const takesCv = /^(\/en)?\/karriere\/[^/]+?(\.data)?$/;

/**
 * Refuses a body by its announced length, before reading any of it; Node closes a request that sends more than it
 * announced. A body without an announced length, which no browser's form sends, gets status 411.
 */
export const limitBody: RequestHandler = (request, response, next) => {
	if (request.method !== "POST") return next();
	const length = request.get("Content-Length");
	const limit = takesPictures.test(request.path)
		? UPLOAD_BYTES
		: takesCv.test(request.path)
			? APPLICATION_BYTES
			: FORM_BYTES;
	const status =
		length === undefined && request.get("Transfer-Encoding") !== undefined
			? 411
			: Number(length ?? 0) > limit
				? 413
				: null;
	if (status === null) return next();
	// The rest of the body is still arriving, so the next bytes on this connection would not be a request.
	response.setHeader("Connection", "close");
	answerShortly(request, response, status);
};
