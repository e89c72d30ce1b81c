import { channel } from "node:diagnostics_channel";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { addCatalogue } from "./foundation/i18n/catalogues.ts";
import { languages } from "./foundation/i18n/language.ts";
import { publicCatalogues } from "./foundation/i18n/texts.server.ts";
import { contentSecurityPolicy } from "./site/content-security-policy.server.ts";
import { requestContext } from "./foundation/request/request-context.server.ts";

for (const language of languages) for (const catalogue of publicCatalogues[language]) addCatalogue(language, catalogue);

/** The bench subscribes to this channel to measure React's rendering alone. */
const renderChannel = channel("site:drawing");

/** A page that takes longer is abandoned. */
const RENDER_MILLISECONDS = 10_000;

/** Renders the whole page before sending it, so that its status is always correct. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
	context: RouterContextProvider,
) {
	// A form that was sent too often says how long to wait, whichever route answered it.
	for (const answered of Object.values(router.staticHandlerContext.actionHeaders)) {
		const seconds = answered.get("Retry-After");
		if (seconds) headers.set("Retry-After", seconds);
	}
	return new Promise<Response>((resolve, reject) => {
		let code = status;
		const tree = <ServerRouter context={router} url={request.url} />;
		if (renderChannel.hasSubscribers) renderChannel.publish({ tree, router, draw: renderToPipeableStream });
		const { pipe, abort } = renderToPipeableStream(tree, {
			// Renders everything in place: nothing is sent before the page is whole, so nothing needs a script to move there.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(timeout);
				headers.set("Content-Type", "text/html; charset=utf-8");
				pipe(
					inOnePiece((page) => {
						headers.set("Content-Security-Policy", contentSecurityPolicy(page));
						resolve(new Response(page, { headers, status: code }));
					}),
				);
			},
			onShellError: reject,
			onError(error) {
				code = 500;
				context.get(requestContext).log.error({ err: error }, "a page could not be rendered");
			},
		});
		const timeout = setTimeout(abort, RENDER_MILLISECONDS);
	});
}

/** Collects the output and passes it on at the end: compressing and sending one piece is cheaper than sixty. */
function inOnePiece(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
	const parts: Uint8Array[] = [];
	return new Writable({
		write(part: Uint8Array, _, next) {
			parts.push(part);
			next();
		},
		final(next) {
			done(scriptsLast(Buffer.concat(parts)));
			next();
		},
	});
}

/** Logs unexpected errors, once; responses thrown on purpose (such as a 404) are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.get(requestContext).log.error({ err: error }, "a request failed");
};

/** Moves script preloads behind those of the first view; React Router can't order its preloads. */
function scriptsLast(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
	// As in the policy, decoding UTF-8 would take longer than the rest.
	const links = page.toString("latin1");
	return Buffer.from(
		links.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
		"latin1",
	);
}
