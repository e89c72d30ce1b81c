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
import { addCatalogue } from "./i18n/catalogues.ts";
import { de } from "./i18n/de.ts";
import { dePages } from "./i18n/de-pages.ts";
import { en } from "./i18n/en.ts";
import { enPages } from "./i18n/en-pages.ts";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";
import { requestContext } from "./request-context.server.ts";
import { RequestNumberProvider } from "./site/failed-request.tsx";

for (const catalogue of [de, dePages]) addCatalogue("de", catalogue);
for (const catalogue of [en, enPages]) addCatalogue("en", catalogue);

/** Whoever listens here is given what React is about to draw: the bench has it draw that alone. */
const drawing = channel("site:drawing");

/** A page that is not ready by then is given up. */
const RENDER_MILLISECONDS = 10_000;

/** Renders a page whole before it is sent, so that its status is always the true one. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
	context: RouterContextProvider,
) {
	const { id } = context.get(requestContext);
	return new Promise<Response>((resolve, reject) => {
		let code = status;
		const tree = (
			<RequestNumberProvider value={id}>
				<ServerRouter context={router} url={request.url} />
			</RequestNumberProvider>
		);
		if (drawing.hasSubscribers) drawing.publish({ tree, router, draw: renderToPipeableStream });
		const { pipe, abort } = renderToPipeableStream(tree, {
			onAllReady() {
				clearTimeout(tooLong);
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
		const tooLong = setTimeout(abort, RENDER_MILLISECONDS);
	});
}

/**
 * Takes what is written, and gives it all at its end: whoever sends or compresses it has one piece to handle instead of
 * sixty.
 */
function inOnePiece(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
	const parts: Uint8Array[] = [];
	return new Writable({
		write(part: Uint8Array, _, next) {
			parts.push(part);
			next();
		},
		final(next) {
			done(Buffer.concat(parts));
			next();
		},
	});
}

/** Surprises are logged once, here; what was thrown on purpose (a 404, say) is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.get(requestContext).log.error({ err: error }, "a request failed");
};
