import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { RequestHandler, Response as ExpressResponse } from "express";
import Negotiator from "negotiator";
import { hasSessionCookie } from "../../app/request/cookies.server.ts";
import { config } from "../../app/config/config.server.ts";
import type { ContentWatch } from "../../app/database/content-watch.ts";
import { defaultLanguage, isTranslation, savedLanguage } from "../../app/i18n/language.ts";
import { newRequestNumber } from "../request-number.ts";
import type { CacheKey } from "./cache-key.ts";
import { type Body, type CachedPage, CacheStore, type Encoding } from "./cache-store.ts";

const MAX_BYTES = 24 * 1024 * 1024;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 };
const GZIP_LEVEL = 7;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Renders a page for one visitor. */
export type Render = (request: Request, response: ExpressResponse) => Promise<Response>;
type Rendered = { page: CachedPage } | { response: Response };
/** A page that was not in the cache, and the content's version at that moment; null where the database can't tell it. */
type Miss = { key: CacheKey; version: number | null };
/** A page from the cache; `start` is when its request came, in milliseconds. */
type Hit = { address: string; page: CachedPage; start: number };
type LogLine = { id: string; method: string; path: string; status: number; ms: number };
type Options = { keyOf: (url: string) => CacheKey | null; watch: ContentWatch; log: (line: LogLine) => void };

/**
 * Answers visitors without a session from memory. A cached page is rendered without cookies and at its canonical
 * address, so nothing of one visitor can reach another.
 */
export class PageCache {
	readonly #store = new CacheStore(MAX_BYTES);
	readonly #misses = new WeakMap<IncomingMessage, Miss>();
	readonly #rendering = new Map<string, Promise<Rendered>>();
	readonly #options: Options;
	#versionOfTick: ReturnType<ContentWatch["version"]> | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	/**
	 * Looks for the page before anything else sees the request. After a miss the request goes to `site`, where `fill`
	 * renders the page.
	 */
	inFrontOf(site: RequestListener): RequestListener {
		return (request, response) => {
			const key = this.#keyOf(request);
			if (!key) return site(request, response);
			const start = performance.now();
			const answer = (version: number | null) => {
				const page = version === null ? undefined : this.#store.get(key.address, version, Date.now());
				if (page) return this.#answer(request, response, { address: key.address, page, start });
				this.#misses.set(request, { key, version });
				site(request, response);
			};
			const version = this.#version();
			if (version instanceof Promise) void version.then(answer);
			else answer(version);
		};
	}

	/** Renders the page after a miss, and caches it if it is the same for everybody. Other requests are passed on. */
	fill(render: Render): RequestHandler {
		return async (request, response, next) => {
			const miss = this.#misses.get(request);
			if (!miss) return next();
			try {
				// Simultaneous misses for one page wait for one rendering, unless content has changed in between.
				const job = `${miss.key.address} ${miss.version}`;
				const running = this.#rendering.get(job);
				const rendered = await (running ?? this.#renderOnce(job, miss, render, response));
				if ("page" in rendered) {
					const { page } = rendered;
					send(request, response, page, await this.#body(request, miss.key.address, page));
				} else if (running) next();
				else await sendResponse(response, rendered.response);
			} catch (error) {
				next(error);
			}
		};
	}

	get size() {
		return this.#store.size;
	}

	/** The key, if the requested page is the same for everybody. */
	#keyOf({ method, url, headers }: IncomingMessage): CacheKey | null {
		if ((method !== "GET" && method !== "HEAD") || url === undefined) return null;
		if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
		const { cookie } = headers;
		if (cookie !== undefined && hasSessionCookie(cookie)) return null;
		const key = this.#options.keyOf(url);
		// A visitor who chose another language is redirected from German addresses.
		return key?.language === defaultLanguage && isTranslation(savedLanguage(cookie)) ? null : key;
	}

	/**
	 * Requests that are read in one tick of the event loop share one look-up of the content's version. All of them
	 * arrived before the tick began, so each still sees every change that was acknowledged before it was sent.
	 */
	#version(): ReturnType<ContentWatch["version"]> {
		if (this.#versionOfTick === undefined) {
			this.#versionOfTick = this.#options.watch.version();
			setImmediate(() => (this.#versionOfTick = undefined));
		}
		return this.#versionOfTick;
	}

	#answer(request: IncomingMessage, response: ServerResponse, { address, page, start }: Hit) {
		const answer = (body: Body) => {
			const status = send(request, response, page, body);
			const path = request.url!.split("?", 1)[0]!;
			this.#options.log({
				id: newRequestNumber(),
				method: request.method!,
				path,
				status,
				ms: Math.round(performance.now() - start),
			});
		};
		const body = this.#body(request, address, page);
		if (body instanceof Promise) body.then(answer).catch(() => response.destroy());
		else answer(body);
	}

	#renderOnce(job: string, miss: Miss, render: Render, response: ExpressResponse): Promise<Rendered> {
		const rendering = this.#render(miss, render, response).finally(() => this.#rendering.delete(job));
		this.#rendering.set(job, rendering);
		return rendering;
	}

	async #render({ key: { address }, version }: Miss, render: Render, response: ExpressResponse): Promise<Rendered> {
		const rendered = await render(new Request(config().publicUrl + address), response);
		if (version === null) {
			// Better a page of some minutes ago than none. Nobody can change anything while the database is away.
			const page = rendered.status === 503 && this.#store.whateverVersion(address, Date.now());
			return page ? { page } : { response: rendered };
		}
		const isSameForAll = rendered.status === 200 && !rendered.headers.has("Set-Cookie");
		if (!isSameForAll || rendered.body === null) return { response: rendered };
		// Both use lower-case header names.
		const headers: Record<string, string> = { ...textHeaders(response), ...Object.fromEntries(rendered.headers) };
		headers.vary = "Cookie, Accept-Encoding";
		delete headers["content-length"];
		const bytes = Buffer.from(await rendered.arrayBuffer());
		const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
		const expires = Date.parse(rendered.headers.get("Expires") ?? "") || Infinity;
		const page: CachedPage = {
			version,
			renderedAt: Date.now(),
			expires,
			headers,
			tag,
			bodies: {},
			packing: {},
		};
		page.bodies.identity = { bytes, head: headFor(page, "identity", bytes) };
		this.#store.set(address, page);
		return { page };
	}

	/** The page in the encoding that the client prefers, compressed at the first request for it. */
	#body(request: IncomingMessage, address: string, page: CachedPage): Body | Promise<Body> {
		const encoding = encodingFor(request);
		const body = page.bodies[encoding];
		if (body) return body;
		const packing = (page.packing[encoding] ??= this.#pack(address, page, encoding));
		return packing.finally(() => delete page.packing[encoding]);
	}

	async #pack(address: string, page: CachedPage, encoding: Encoding): Promise<Body> {
		const plain = page.bodies.identity!.bytes;
		const params = { ...brotliOptions, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
		const bytes = await (encoding === "br" ? brotliAsync(plain, { params }) : gzipAsync(plain, { level: GZIP_LEVEL }));
		const body = (page.bodies[encoding] = { bytes, head: headFor(page, encoding, bytes) });
		this.#store.addBytes(address, page, bytes.length);
		return body;
	}
}

function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, { bytes, head }: Body): number {
	// The headers set so far are already among the page's own.
	for (const name of response.getHeaderNames()) response.removeHeader(name);
	const ifNoneMatch = request.headers["if-none-match"];
	if (ifNoneMatch !== undefined && ifNoneMatch.includes(page.tag)) {
		response
			.writeHead(304, { "Cache-Control": page.headers["cache-control"]!, Vary: page.headers.vary!, ETag: head[1]! })
			.end();
		return 304;
	}
	response.writeHead(200, head);
	if (request.method === "HEAD") response.end();
	else response.end(bytes);
	return 200;
}

function headFor(page: CachedPage, encoding: Encoding, bytes: Buffer): string[] {
	const own: Record<string, string> = {
		ETag: `"${page.tag}-${encoding}"`,
		"Content-Length": String(bytes.length),
		...(encoding !== "identity" && { "Content-Encoding": encoding }),
	};
	return Object.entries({ ...own, ...page.headers }).flat();
}

/** A client that accepts none of the encodings gets the plain page all the same. */
function encodingFor(request: IncomingMessage): Encoding {
	return (
		new Negotiator(request).encoding<Encoding>(["br", "gzip", "identity"], { preferred: ["br", "gzip"] }) ?? "identity"
	);
}

/** The headers set by the layers in front. */
function textHeaders(response: ServerResponse): Record<string, string> {
	const set = Object.entries(response.getHeaders());
	return Object.fromEntries(
		set.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : String(value)]),
	);
}
