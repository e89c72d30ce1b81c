import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { RequestHandler, Response as ExpressResponse } from "express";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { hasSessionCookie } from "../../app/foundation/request/cookies.server.ts";
import { config } from "../../app/foundation/config/config.server.ts";
import type { contentVersion } from "../../app/foundation/database/content-version.server.ts";
import { defaultLanguage, isTranslation, savedLanguage } from "../../app/foundation/i18n/language.ts";
import type { CacheKey } from "./cache-key.ts";

const MAX_BYTES = 24 * 1024 * 1024;
/** A page is rendered again after this time even if its content is unchanged: its footer shows the year. */
const MAX_AGE_MILLISECONDS = 10 * 60_000;
/** The estimated size of a page without its bodies. */
const ENTRY_BYTES = 2000;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 };
const GZIP_LEVEL = 7;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];
type CachedPage = { headers: OutgoingHttpHeaders; tag: string; bodies: Record<Encoding, Buffer> };

export type Render = (request: Request, response: ExpressResponse) => Promise<Response>;
type Rendered = { page: CachedPage } | { response: Response };
/** A page that was not in the cache, and the content version at that moment; null when the database can't tell. */
type Miss = { key: CacheKey; version: number | null };
type Options = {
	keyOf: (url: string) => CacheKey | null;
	version: typeof contentVersion;
	onSent: (request: IncomingMessage, status: number, ms: number) => void;
};

/** Answers visitors without a session from memory. Pages are rendered without the cookies or headers of any visitor. */
export class PageCache {
	readonly #pages = new LRUCache<string, CachedPage>({
		maxSize: MAX_BYTES,
		maxEntrySize: MAX_BYTES / 8,
		sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, bytes) => sum + bytes.length, ENTRY_BYTES),
		ttl: MAX_AGE_MILLISECONDS,
		// Pages expire by the calendar, so the clock must be the wall clock.
		perf: { now: () => Date.now() },
	});
	/** The content version that all cached pages show. */
	#version: number | null = null;
	readonly #misses = new WeakMap<IncomingMessage, Miss>();
	readonly #rendering = new Map<string, Promise<Rendered>>();
	readonly #options: Options;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Looks up the page before any other layer sees the request; `fill` renders it after a miss. */
	inFrontOf(site: RequestListener): RequestListener {
		return (request, response) => {
			const key = this.#keyOf(request);
			if (!key) return site(request, response);
			const start = performance.now();
			const answer = (version: number | null) => {
				const page = version === null ? undefined : this.#pagesOf(version).get(key.address);
				if (!page) {
					this.#misses.set(request, { key, version });
					return site(request, response);
				}
				const status = send(request, response, page);
				this.#options.onSent(request, status, Math.round(performance.now() - start));
			};
			const version = this.#options.version();
			if (version instanceof Promise) void version.then(answer);
			else answer(version);
		};
	}

	/** Renders the page after a miss, and caches it if it is the same for everybody. Passes on other requests. */
	fill(render: Render): RequestHandler {
		return async (request, response, next) => {
			const miss = this.#misses.get(request);
			if (!miss) return next();
			try {
				// Simultaneous misses for one page wait for one rendering, unless content has changed in between.
				const job = `${miss.key.address} ${miss.version}`;
				const running = this.#rendering.get(job);
				const started = running ?? this.#render(miss, render, response).finally(() => this.#rendering.delete(job));
				this.#rendering.set(job, started);
				const rendered = await started;
				if ("page" in rendered) send(request, response, rendered.page);
				else if (running) next();
				else await sendResponse(response, rendered.response);
			} catch (error) {
				next(error);
			}
		};
	}

	get size() {
		return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
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

	/** The cached pages, without those of older content. */
	#pagesOf(version: number): LRUCache<string, CachedPage> {
		if (this.#version !== version) this.#pages.clear();
		this.#version = version;
		return this.#pages;
	}

	async #render({ key: { address }, version }: Miss, render: Render, response: ExpressResponse): Promise<Rendered> {
		const rendered = await render(new Request(config().publicUrl + address), response);
		if (version === null) {
			// A page a few minutes old is better than none, and nobody can change content while the database is away.
			const page = rendered.status === 503 && this.#pages.get(address);
			return page ? { page } : { response: rendered };
		}
		const isSameForAll = rendered.status === 200 && !rendered.headers.has("Set-Cookie");
		if (!isSameForAll || rendered.body === null) return { response: rendered };
		// Express names its headers in lower case, like the page's own, so the latter replace them.
		const own = Object.fromEntries(rendered.headers);
		const headers = { ...response.getHeaders(), ...own, vary: "Cookie, Accept-Encoding" };
		const page = await packed(headers, Buffer.from(await rendered.arrayBuffer()));
		const expires = Date.parse(rendered.headers.get("Expires") ?? "") || Infinity;
		const ttl = Math.min(MAX_AGE_MILLISECONDS, expires - Date.now());
		// A rendering that began before the content changed is of no use to later visitors.
		if (ttl > 0 && version === this.#version) this.#pages.set(address, page, { ttl });
		return { page };
	}
}

/** A page in every encoding: rendered once, sent often. */
async function packed(headers: OutgoingHttpHeaders, identity: Buffer): Promise<CachedPage> {
	const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	const params = { ...brotliOptions, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [br, gzipped] = await Promise.all([
		brotliAsync(identity, { params }),
		gzipAsync(identity, { level: GZIP_LEVEL }),
	]);
	return { headers, tag, bodies: { br, gzip: gzipped, identity } };
}

/** Sends a page in the encoding that the client prefers, and returns the status. */
function send(request: IncomingMessage, response: ServerResponse, { headers, tag, bodies }: CachedPage): number {
	// A client that accepts none of the encodings gets the plain page all the same.
	const encoding = new Negotiator(request).encoding(encodings, { preferred: ["br", "gzip"] }) ?? "identity";
	const etag = `"${tag}-${encoding}"`;
	if (request.headers["if-none-match"]?.includes(tag)) {
		// A browser puts these headers in place of those it has. The site's general Content Security Policy, which stands
		// here after a miss, would forbid the scripts of the stored page.
		for (const name of response.getHeaderNames()) response.removeHeader(name);
		response.writeHead(304, { "cache-control": headers["cache-control"], vary: headers.vary, etag }).end();
		return 304;
	}
	const bytes = bodies[encoding];
	response.writeHead(200, {
		...headers,
		etag,
		"content-length": bytes.length,
		...(encoding !== "identity" && { "content-encoding": encoding }),
	});
	// Node sends no body for HEAD.
	response.end(bytes);
	return 200;
}
