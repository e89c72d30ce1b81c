import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { IncomingMessage, RequestListener } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import helmet from "helmet";
import { config } from "../app/foundation/config/config.server.ts";
import { contentVersion } from "../app/foundation/database/content-version.server.ts";
import { germanPath } from "../app/foundation/i18n/language.ts";
import { withoutPort } from "../app/foundation/rate-limit/address.ts";
import { requestContext } from "../app/foundation/request/request-context.server.ts";
import { limitBody } from "./body-limit.ts";
import { checkHost, refuseForeignWrites } from "./host-check.ts";
import { health } from "./health.ts";
import { openBatchedLog, openLog } from "./log.ts";
import { type Metrics, metrics } from "./metrics.ts";
import { cacheKeys } from "./page-cache/cache-key.ts";
import { PageCache, type Render } from "./page-cache/page-cache.ts";
import { countingViews } from "./page-views.ts";
import { canonicalPath, refuseOddPaths } from "./paths.ts";
import { answerShortly } from "./short-answer.ts";
import { contentSecurityPolicy } from "../app/site/content-security-policy.server.ts";

export { prepareSite, closeSite } from "./lifecycle.ts";
export { config, BadSetting } from "../app/foundation/config/config.server.ts";
export { openLog } from "./log.ts";

/** Only the browser may cache a page, and must revalidate its copy each time. */
const PAGE_CACHING = "private, no-cache";
/** Personal pages are never stored, not even for the back button. */
const PERSONAL_CACHING = "private, no-store";
const officePage = /^\/admin(\/|\.data$|$)/;
/** Search alerts: their pages show a visitor's address and searches. */
const alertPage = /^\/suchauftrag(\/|\.data$|$)/;

/** A window of 256 kB holds any page; the default of 4 MB costs twice the processor time for the same size. */
const brotliForPages = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Number of a request, on error pages and in the log: random, and short enough to read out on the phone. */
const newRequestNumber = () => randomUUID().slice(-10);

/** Programs retry after these seconds when something is unavailable or full. */
const RETRY_SECONDS = "10";

/** The whole site as a request handler. `assets` serves the built files; null in development. */
export function createSite({ assets }: { assets: RequestHandler | null }): RequestListener {
	const log = openLog();
	const app = express();
	app.disable("x-powered-by");
	app.set("trust proxy", config().trustProxy ? 1 : false);
	app.use((_, response, next) => {
		response.locals.id = newRequestNumber();
		next();
	});
	const lines = openBatchedLog();
	/** Logs a request that was answered before Express saw it, from the cache or with a refusal. */
	const answeredEarly = ({ method, url }: IncomingMessage, status: number, ms: number, fromCache: boolean) => {
		lines.info({ id: newRequestNumber(), method, path: url?.split("?", 1)[0], status, ms }, "request");
		counts.answered({ status, seconds: ms / 1000, fromCache });
	};
	const cache: PageCache = new PageCache({
		keyOf: cacheKeys(build.routes),
		version: contentVersion,
		onSent: (request, status, ms) => answeredEarly(request, status, ms, true),
	});
	const counts = metrics(config().metricsToken, () => cache.size);
	app.use(logRequests(log, counts.answered));
	if (assets) app.use(hashedFiles(assets));
	app.use(securityHeaders());
	app.use(refuseOddMethods);
	app.use(refuseOddPaths);
	app.use(health);
	app.use(counts.handler);
	app.use(compression({ threshold: 1024, brotli: { params: brotliForPages } }));
	if (assets) app.use(assets);
	app.use(refuseForeignWrites(config()));
	app.use(limitBody);
	app.use(canonicalPath);
	const render = renderer(log);
	app.use(pageHeaders);
	app.use(cache.fill(render));
	app.use(pages(render));
	app.use(lastResort(log));
	return checkHost(countingViews(cache.inFrontOf(app)), {
		...config(),
		onRefused: (request, status) => answeredEarly(request, status, 0, false),
	});
}

/** Logs one line per request, without query, client or content; files and health checks only when they fail. */
function logRequests(log: Logger, answered: Metrics["answered"]): RequestHandler {
	return (request, response, next) => {
		const start = performance.now();
		response.on("close", () => {
			answered({ status: response.statusCode, seconds: (performance.now() - start) / 1000, fromCache: false });
			const { path } = request;
			if (response.statusCode < 400 && /^\/(assets|media|hero|healthz|readyz)/.test(path)) return;
			log[response.statusCode >= 500 ? "error" : "info"](
				{
					id: response.locals.id,
					// Undefined, and so left out, for visitors.
					user: response.locals.user as string | undefined,
					method: request.method,
					path,
					status: response.statusCode,
					ms: Math.round(performance.now() - start),
					// The client did not receive the whole answer.
					...(!response.writableFinished && { cut: true }),
				},
				"request",
			);
		});
		next();
	};
}

/** Serves scripts, styles and fonts without the headers of pages, which would add 20 kB to a page's files. */
function hashedFiles(assets: RequestHandler): RequestHandler {
	return (request, response, next) => {
		if (!request.path.startsWith("/assets/")) return next();
		response.setHeader("X-Content-Type-Options", "nosniff");
		response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
		assets(request, response, next);
	};
}

/** The methods of a browser's links and forms. */
const methods = ["GET", "HEAD", "POST"];

/** Refuses all other methods. A `Request` can't even be made with TRACE or CONNECT, so these would look like bugs. */
const refuseOddMethods: RequestHandler = (request, response, next) => {
	if (methods.includes(request.method)) return next();
	response.set("Allow", methods.join(", "));
	answerShortly(request, response, 405);
};

const pageHeaders: RequestHandler = (request, response, next) => {
	const isPersonal = officePage.test(request.path) || alertPage.test(germanPath(request.path));
	response.setHeader("Cache-Control", isPersonal ? PERSONAL_CACHING : PAGE_CACHING);
	// A picture is the same for everybody; the browser need not load it again after a change of cookies.
	if (!request.path.startsWith("/media/")) response.setHeader("Vary", "Cookie");
	next();
};

/** Passes a request to React Router, with the facts that only this server knows. */
function renderer(log: Logger): Render {
	const answer = createRequestHandler(build, process.env.NODE_ENV);
	return async (webRequest, { req: request, locals }) => {
		const { id } = locals as { id: string };
		const signedIn = (userId: string) => void (locals.user = userId);
		const clientAddress = withoutPort(request.ip ?? "");
		const context = new RouterContextProvider();
		context.set(requestContext, { id, clientAddress, log: log.child({ id }), signedIn });
		return finished(await answer(webRequest, context));
	};
}

function pages(render: Render): RequestHandler {
	const { protocol, host } = new URL(config().publicUrl);
	return (request, response, next) => {
		// A client that is answered early (say, an upload after the session ended) is still sending. If the rest stayed
		// unread, the connection would break before the answer arrives.
		response.once("finish", () => void request.removeAllListeners("data").resume());
		const listener = createRequestListener((webRequest: Request) => render(webRequest, response), { protocol, host });
		Promise.resolve(listener(request, response)).catch(next);
	};
}

/** Makes an unexpected failure, mostly of the database, a 503: it may work in a minute. Adds the headers due then. */
function finished(given: Response): Response {
	const answer = given.status === 500 ? new Response(given.body, { status: 503, headers: given.headers }) : given;
	if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", "GET, HEAD");
	if (answer.status === 503 && !answer.headers.has("Retry-After")) answer.headers.set("Retry-After", RETRY_SECONDS);
	return answer;
}

/** Answers errors that no page has caught, without revealing the error's text. */
function lastResort(log: Logger): ErrorRequestHandler {
	return (error: Error & { status?: number }, request, response, _next) => {
		const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
		if (status === 500) log.error({ id: response.locals.id, err: error }, "a request failed outside the pages");
		if (response.headersSent) response.destroy();
		else answerShortly(request, response, status);
	};
}

function securityHeaders(): RequestHandler {
	// For answers other than pages, which have no scripts; each page sets its own policy.
	const policy = contentSecurityPolicy(null);
	const secured = helmet({
		contentSecurityPolicy: false,
		// `checkHost` sets it on every answer.
		strictTransportSecurity: false,
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	return (request, response, next) => {
		response.setHeader("Content-Security-Policy", policy);
		response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
		secured(request, response, next);
	};
}
