import type { RequestHandler } from "express";
import { addressesOfFiles } from "../app/back-office/collections/collections.ts";
import { germanPath, isAdminPath } from "../app/foundation/i18n/language.ts";
import { formType } from "../app/foundation/request/sent-form.server.ts";
import { answerShortly } from "./short-answer.ts";

const MEGABYTE = 1024 * 1024;
/** Far more than any form without files needs. */
const FORM_BYTES = MEGABYTE;

/** The most bytes of forms with files: the files and the multipart overhead. Visitors' forms have German addresses. */
const larger: { path: RegExp; bytes: number }[] = [
	{ path: /^\/inzahlungnahme(\/foto)?(\.data)?$/, bytes: 61 * MEGABYTE },
	{ path: /^\/karriere\/[^/]+?(\.data)?$/, bytes: 31 * MEGABYTE },
	...[...addressesOfFiles(), "/admin/unterlagen", "/admin/konto", "/admin/benutzer/"].map((address) => ({
		// An address that ends with a slash is followed by a record's id.
		path: new RegExp(`^${address}${address.endsWith("/") ? "[^/]+" : ""}(\\.data)?$`),
		bytes: 121 * MEGABYTE,
	})),
];

/**
 * Refuses bodies that are not forms, or that announce too many bytes, before reading any of them. Node closes a request
 * that sends more than it announced. A body without a length, which no browser's form sends, gets 411. The form's
 * reader limits what is in it (`app/foundation/request/sent-form.server.ts`).
 */
export const limitBody: RequestHandler = (request, response, next) => {
	if (request.method !== "POST") return next();
	const length = request.get("Content-Length");
	const bytes = Number(length ?? 0);
	// The office's addresses have no other language.
	const german = germanPath(request.path);
	const address = isAdminPath(german) ? request.path : german;
	const limit = larger.find(({ path }) => path.test(address))?.bytes ?? FORM_BYTES;
	const refuse = (status: number) => {
		// The rest of the body is still arriving, and must not be read as the connection's next request.
		response.setHeader("Connection", "close");
		answerShortly(request, response, status);
	};
	if (length === undefined && request.get("Transfer-Encoding") !== undefined) return refuse(411);
	if (bytes > limit) return refuse(413);
	if (bytes > 0 && !formType(request.get("Content-Type"))) return refuse(415);
	next();
};
