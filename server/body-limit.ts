import type { RequestHandler } from "express";
import { addressesOfFiles } from "../app/collections/collections.ts";
import { networkOf, withoutPort } from "../app/rate-limit/address.ts";
import { ConcurrencyLimit } from "../app/rate-limit/concurrency-limit.ts";
import { answerShortly } from "./short-answer.ts";

const MEGABYTE = 1024 * 1024;
/** Far more than any form without files needs. */
const FORM_BYTES = MEGABYTE;

/** Forms with files of visitors: nobody has to sign in before their bytes are in memory. */
const ofVisitors = [
	{ path: /^(\/en)?\/inzahlungnahme(\/foto)?(\.data)?$/, bytes: 61 * MEGABYTE },
	{ path: /^(\/en)?\/karriere\/[^/]+?(\.data)?$/, bytes: 31 * MEGABYTE },
];

/** Forms with files, and the most bytes of each: what is read of its files, plus the multipart overhead. */
const larger: { path: RegExp; bytes: number }[] = [
	...ofVisitors,
	...[...addressesOfFiles(), "/admin/unterlagen"].map((address) => ({
		// An address that ends with a slash has the id of a record behind it.
		path: new RegExp(`^${address}${address.endsWith("/") ? "[^/]+" : ""}(\\.data)?$`),
		bytes: 121 * MEGABYTE,
	})),
];

/** What visitors' forms with files may announce while they arrive or are answered: all of them, and those of one network. */
const atOnce = { inAll: 256 * MEGABYTE, perKey: 96 * MEGABYTE };
const RETRY_SECONDS = 10;

/**
 * Limits how much of visitors' files is in memory at once, so that a few slow or many large forms can't take it all.
 * What is too much gets status 503 before any of it is read; the browser keeps the form.
 */
export function limitVisitorsFiles(): RequestHandler {
	const arriving = new ConcurrencyLimit(atOnce);
	return (request, response, next) => {
		const bytes = Number(request.get("Content-Length") ?? 0);
		if (bytes <= FORM_BYTES || !ofVisitors.some(({ path }) => path.test(request.path))) return next();
		const release = arriving.take({ weight: bytes, key: networkOf(withoutPort(request.ip ?? "")) });
		if (!release) {
			response.set({ Connection: "close", "Retry-After": String(RETRY_SECONDS) });
			return answerShortly(request, response, 503);
		}
		response.once("close", release);
		next();
	};
}

/**
 * Refuses a body by its announced length, before reading any of it; Node closes a request that sends more than it
 * announced. A body without an announced length, which no browser's form sends, gets status 411.
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
				: null;
	if (status === null) return next();
	// The rest of the body is still arriving, so the next bytes on this connection would not be a request.
	response.setHeader("Connection", "close");
	answerShortly(request, response, status);
};
