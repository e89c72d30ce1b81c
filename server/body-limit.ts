import type { RequestHandler } from "express";
import { addressesOfFiles } from "../app/collections/collections.ts";
import { formType } from "../app/request/sent-form.server.ts";
import { answerShortly } from "./short-answer.ts";

const MEGABYTE = 1024 * 1024;
/** Far more than any form without files needs. */
const FORM_BYTES = MEGABYTE;

/** Forms with files, and the most bytes of each: what is read of its files, plus the multipart overhead. */
const larger: { path: RegExp; bytes: number }[] = [
	{ path: /^(\/en)?\/inzahlungnahme(\/foto)?(\.data)?$/, bytes: 61 * MEGABYTE },
	{ path: /^(\/en)?\/karriere\/[^/]+?(\.data)?$/, bytes: 31 * MEGABYTE },
	...[...addressesOfFiles(), "/admin/unterlagen"].map((address) => ({
		// An address that ends with a slash has the id of a record behind it.
		path: new RegExp(`^${address}${address.endsWith("/") ? "[^/]+" : ""}(\\.data)?$`),
		bytes: 121 * MEGABYTE,
	})),
];

/**
 * Refuses what is no form, or a form that is too long by what it announces, before reading any of it; Node closes a
 * request that sends more than it announced. A body without an announced length, which no browser's form sends, gets
 * status 411. What may be in a form is counted where it is read (`app/request/sent-form.server.ts`).
 */
export const limitBody: RequestHandler = (request, response, next) => {
	if (request.method !== "POST") return next();
	const length = request.get("Content-Length");
	const limit = larger.find(({ path }) => path.test(request.path))?.bytes ?? FORM_BYTES;
	const status =
		length === undefined && request.get("Transfer-Encoding") !== undefined
			? 411
			: Number(length ?? 0) > limit
				? 413
				: Number(length ?? 0) > 0 && !formType(request.get("Content-Type"))
					? 415
					: null;
	if (status === null) return next();
	// The rest of the body is still arriving, so the next bytes on this connection would not be a request.
	response.setHeader("Connection", "close");
	answerShortly(request, response, status);
};
