import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { RequestHandler, Response as ExpressResponse } from "express";
import Negotiator from "negotiator";
import { hasSessionCookie } from "../../app/cookies.server.ts";
import { config } from "../../app/config.server.ts";
import type { ContentVersions, ContentWatch } from "../../app/database/content-topics.ts";
import { newNumber } from "../request-number.ts";
import type { CacheKey } from "./cache-key.ts";
import { type Body, type CachedPage, CacheStore, type Encoding } from "./cache-store.ts";

const MOST_BYTES = 24 * 1024 * 1024;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 };
const GZIP_LEVEL = 7;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Renders a page for one visitor. */
export type Render = (request: Request, response: ExpressResponse) => Promise<Response>;
type Rendered = { page: CachedPage } | { response: Response };
/** A page that was looked for in vain, and the content of that moment. */
type Miss = { key: CacheKey; versions: ContentVersions };
/** A page that was found; `begun` is when its request came, in milliseconds. */
type Hit = { address: string; page: CachedPage; begun: number };
type LogLine = { id: string; method: string; path: string; status: number; ms: number };
type Parts = { keyOf: (url: string) => CacheKey | null; watch: ContentWatch; log: (line: LogLine) => void };

/**
 * Answers visitors without a session from memory. A cached page was rendered for nobody: without cookies, from the one
 * true form of its address, so that nothing of one visitor can reach another.
 */
export class PageCache {
	readonly #store = new CacheStore(MOST_BYTES);
	readonly #misses = new WeakMap<IncomingMessage, Miss>();
	readonly #rendering = new Map<string, Promise<Rendered>>();
	readonly #parts: Parts;
	#seen: ReturnType<ContentWatch["versions"]> | undefined;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/**
	 * Looks for the page before anything else sees the request. What is not found goes to `site`, where `fill` renders
	 * it.
	 */
	inFrontOf(site: RequestListener): RequestListener {
		return (request, response) => {
			const key = this.#keyOf(request);
			if (!key) return site(request, response);
			const begun = performance.now();
			const answer = (versions: ContentVersions | null) => {
				const page = this.#store.get(key.address, versions, Date.now());
				if (page) return this.#answer(request, response, { address: key.address, page, begun });
				if (versions) this.#misses.set(request, { key, versions });
				site(request, response);
			};
			const versions = this.#versions();
			if (versions instanceof Promise) void versions.then(answer);
			else answer(versions);
		};
	}

	/** Renders the page that was not found, and keeps it if it is the same for everybody. Other requests go on. */
	fill(render: Render): RequestHandler {
		return async (request, response, next) => {
			const miss = this.#misses.get(request);
			if (!miss) return next();
			try {
				// Of several who ask at once the first has the page rendered; were it of other content, each has its own.
				const turn = `${miss.key.address} ${miss.key.topics.map((topic) => miss.versions[topic]).join(" ")}`;
				const underWay = this.#rendering.get(turn);
				const rendered = await (underWay ?? this.#renderOnce(turn, miss, render, response));
				if ("page" in rendered) {
					const { page } = rendered;
					send(request, response, page, await this.#body(request, miss.key.address, page));
				} else if (underWay) next();
				else await sendResponse(response, rendered.response);
			} catch (error) {
				next(error);
			}
		};
	}

	get size() {
		return this.#store.size;
	}

	/** The key of a request for a page that is the same for everybody. */
	#keyOf({ method, url, headers }: IncomingMessage): CacheKey | null {
		if ((method !== "GET" && method !== "HEAD") || url === undefined) return null;
		if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
		const { cookie } = headers;
		if (cookie !== undefined && hasSessionCookie(cookie)) return null;
		const key = this.#parts.keyOf(url);
		// Who chose English is led there from a German address.
		return key?.german && cookie?.includes("app_language=EN") ? null : key;
	}

	/**
	 * Requests that are read in one turn of the event loop share a look at the content: all of them had arrived before
	 * the turn began, so what was acknowledged to one who asks afterwards is seen.
	 */
	#versions(): ReturnType<ContentWatch["versions"]> {
		if (this.#seen === undefined) {
			this.#seen = this.#parts.watch.versions();
			setImmediate(() => (this.#seen = undefined));
		}
		return this.#seen;
	}

	#answer(request: IncomingMessage, response: ServerResponse, { address, page, begun }: Hit) {
		const answer = (body: Body) => {
			const status = send(request, response, page, body);
			const path = request.url!.split("?", 1)[0]!;
			this.#parts.log({
				id: newNumber(),
				method: request.method!,
				path,
				status,
				ms: Math.round(performance.now() - begun),
			});
		};
		const body = this.#body(request, address, page);
		if (body instanceof Promise) body.then(answer).catch(() => response.destroy());
		else answer(body);
	}

	#renderOnce(turn: string, miss: Miss, render: Render, response: ExpressResponse): Promise<Rendered> {
		const rendering = this.#render(miss, render, response).finally(() => this.#rendering.delete(turn));
		this.#rendering.set(turn, rendering);
		return rendering;
	}

	async #render({ key, versions }: Miss, render: Render, response: ExpressResponse): Promise<Rendered> {
		const { address, topics } = key;
		const rendered = await render(new Request(config().publicUrl + address), response);
		const isForAll = rendered.status === 200 && !rendered.headers.has("Set-Cookie");
		if (!isForAll || rendered.body === null) return { response: rendered };
		// The names of both are in small letters.
		const headers: Record<string, string> = { ...textHeaders(response), ...Object.fromEntries(rendered.headers) };
		headers.vary = "Cookie, Accept-Encoding";
		delete headers["content-length"];
		const bytes = Buffer.from(await rendered.arrayBuffer());
		const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
		const page: CachedPage = { topics, versions, renderedAt: Date.now(), headers, tag, bodies: {}, packing: {} };
		page.bodies.identity = { bytes, head: headFor(page, "identity", bytes) };
		this.#store.set(address, page);
		return { page };
	}

	/** The page in the encoding that the client likes best, made at the first request for it. */
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
		this.#store.grown(address, page, bytes.length);
		return body;
	}
}

function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, { bytes, head }: Body): number {
	// What the server has set for this answer so far is among the page's own headers.
	for (const name of response.getHeaderNames()) response.removeHeader(name);
	const known = request.headers["if-none-match"];
	if (known !== undefined && known.includes(page.tag)) {
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

/** Who takes none of them gets the plain page all the same: it is all that is left. */
function encodingFor(request: IncomingMessage): Encoding {
	return (
		new Negotiator(request).encoding<Encoding>(["br", "gzip", "identity"], { preferred: ["br", "gzip"] }) ?? "identity"
	);
}

/** The headers that the layers before us have set. */
function textHeaders(response: ServerResponse): Record<string, string> {
	const set = Object.entries(response.getHeaders());
	return Object.fromEntries(
		set.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : String(value)]),
	);
}
