import { randomBytes, randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { createRequestListener } from "@remix-run/node-fetch-server";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { config } from "../app/config.server.ts";
import { requestContext } from "../app/request-context.server.ts";
import { armour } from "./armour.ts";
import { limitBody } from "./body-limit.ts";
import { health } from "./health.ts";
import { openLog } from "./log.ts";
import { refuseOddMethods } from "./methods.ts";
import { refuseForeignWrites } from "./origin-check.ts";
import { refuseOddPaths } from "./paths.ts";
import { logRequests } from "./request-log.ts";

export { prepareSite, closeSite } from "./lifecycle.ts";
export { config, BadSetting } from "../app/config.server.ts";

/** A page's answer may be kept by nobody but the browser, which asks each time whether it is still true. */
const PAGE_CACHING = "private, no-cache";
/** Pages of the office are not even kept for the back button. */
const OFFICE_CACHING = "private, no-store";

/** A window of 256 kB holds any page of ours; the usual one of 4 MB compresses none of them better and costs twice the processor time. */
const brotliForPages = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The whole site as a request handler. `assets` serves the built files; in development Vite does that before us. */
export function createSite({ assets }: { assets: express.RequestHandler | null }): Express {
	const log = openLog();
	const app = express();
	app.disable("x-powered-by");
	app.set("trust proxy", config().trustProxy ? 1 : false);
	app.use((_, response, next) => {
		response.locals.id = randomUUID();
		response.locals.nonce = randomBytes(16).toString("base64");
		next();
	});
	app.use(logRequests(log));
	if (assets) app.use(hashedFiles(assets));
	app.use(armour({ secure: config().publicUrl.startsWith("https:") }));
	app.use(refuseOddMethods);
	app.use(refuseOddPaths);
	app.use(health);
	app.use(compression({ threshold: 1024, brotli: { params: brotliForPages } }));
	if (assets) app.use(assets);
	app.use(refuseForeignWrites(config().publicUrl));
	app.use(limitBody);
	app.use(pages(log));
	app.use(lastResort(log));
	return app;
}

/**
 * Scripts, styles and fonts, without what guards a page: it means nothing to them, and with twenty-five files a page it
 * weighed 20 kB. What is not there goes on, and is answered as a page is.
 */
function hashedFiles(assets: express.RequestHandler): express.RequestHandler {
	return (request, response, next) => {
		if (!request.path.startsWith("/assets/")) return next();
		response.setHeader("X-Content-Type-Options", "nosniff");
		response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
		assets(request, response, next);
	};
}

/** Hands a request to React Router, with what only this server knows of it. */
function pages(log: Logger): express.RequestHandler {
	const answer = createRequestHandler(build, process.env.NODE_ENV);
	return (request, response, next) => {
		const { id, nonce } = response.locals as { id: string; nonce: string };
		const context = new RouterContextProvider();
		context.set(requestContext, { id, nonce, clientAddress: request.ip ?? "", log: log.child({ id }) });
		response.setHeader("Cache-Control", request.path.startsWith("/admin") ? OFFICE_CACHING : PAGE_CACHING);
		// Pictures are the same for everybody: a new cookie must not make a browser load them again.
		if (!request.path.startsWith("/media/")) response.setHeader("Vary", "Cookie");
		// Who is answered early (an upload after the session's end, say) is still sending. Left unread, the rest would break the connection and the answer with it.
		response.once("finish", () => void request.removeAllListeners("data").resume());
		const listener = createRequestListener((asked: Request) => answer(asked, context));
		Promise.resolve(listener(request, response)).catch(next);
	};
}

/** What no page caught: a short answer without any of its inner text. */
function lastResort(log: Logger): ErrorRequestHandler {
	return (error: Error & { status?: number }, _request, response, _next) => {
		const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
		if (status === 500) log.error({ id: response.locals.id, err: error }, "a request failed outside the pages");
		if (response.headersSent) response.destroy();
		else response.status(status).type("text/plain").send(`${status}\n`);
	};
}
