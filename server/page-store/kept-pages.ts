import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { RequestHandler, Response as ExpressResponse } from "express";
import { hasSessionCookie } from "../../app/cookies.server.ts";
import { config } from "../../app/config.server.ts";
import type { ContentVersions, ContentWatch } from "../../app/database/content-topics.ts";
import { newNumber } from "../request-number.ts";
import { withoutNonce } from "./without-nonce.ts";
import { type KeptAddress, keptAddress } from "./kept-addresses.ts";
import { type Body, type Encoding, type KeptPage, PageStore } from "./page-store.ts";

const MOST_BYTES = 24 * 1024 * 1024;
/** Addresses whose meaning is remembered; beyond it is cheaper to begin anew. */
const MOST_MEANINGS = 5000;
const LONGEST_REMEMBERED = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Made = { page: KeptPage } | { response: Response };
/** Renders a page for one visitor. */
export type Render = (request: Request, response: ExpressResponse) => Promise<Response>;
type Line = { id: string; method: string; path: string; status: number; ms: number };

/**
 * Answers visitors without a session from memory. What is kept was rendered for nobody: without cookies, from the one true form of its
 * address, so that nothing of one visitor can reach another.
 */
export class KeptPages {
	readonly #store = new PageStore(MOST_BYTES);
	readonly #meanings = new Map<string, KeptAddress | null>();
	readonly #making = new Map<string, Promise<Made>>();
	readonly #watch: ContentWatch;
	readonly #log: (line: Line) => void;
	#seen: ReturnType<ContentWatch["versions"]> | undefined;

	constructor(watch: ContentWatch, log: (line: Line) => void) {
		this.#watch = watch;
		this.#log = log;
	}

	/** The quick way, before anything else looks at a request. */
	first(site: RequestListener): RequestListener {
		return (request, response) => {
			const kept = this.#asked(request);
			if (!kept || !this.#store.has(kept.address)) return site(request, response);
			const versions = this.#look();
			const answer = (known: ContentVersions | null) => {
				if (!this.#answer(kept, known, request, response)) site(request, response);
			};
			if (versions instanceof Promise) void versions.then(answer);
			else answer(versions);
		};
	}

	/**
	 * Requests that are read in one turn of the event loop share a look at the content: all of them had arrived before the turn began, so
	 * what was acknowledged to one who asks afterwards is seen.
	 */
	#look(): ReturnType<ContentWatch["versions"]> {
		if (this.#seen === undefined) {
			this.#seen = this.#watch.versions();
			setImmediate(() => (this.#seen = undefined));
		}
		return this.#seen;
	}

	#answer({ address }: KeptAddress, versions: ContentVersions | null, request: IncomingMessage, response: ServerResponse): boolean {
		const begun = performance.now();
		const page = this.#store.fresh(address, versions, Date.now());
		const body = page?.bodies[encodingFor(request)];
		if (!page || !body) return false;
		const status = send(request, response, page, body);
		this.#log({ id: newNumber(), method: request.method!, path: request.url!.split("?", 1)[0]!, status, ms: Math.round(performance.now() - begun) });
		return true;
	}

	/** The slow way, where pages are made: keeps what may be kept. Everything else goes on. */
	make(render: Render): RequestHandler {
		return async (request, response, next) => {
			const kept = this.#asked(request);
			const versions = kept && (await this.#watch.versions());
			if (!kept || !versions) return next();
			try {
				// Of several who ask at once the first makes the page; were it for different content, each makes its own.
				const turn = `${kept.address} ${kept.topics.map((topic) => versions[topic]).join(" ")}`;
				const waiting = this.#making.get(turn);
				// A page that lies here lacks nothing but the encoding.
				const page = this.#store.fresh(kept.address, versions, Date.now());
				const made = page ? { page } : await (waiting ?? this.#makeOnce(turn, kept, versions, render, response));
				if ("page" in made) {
					const encoding = encodingFor(request);
					send(request, response, made.page, await this.#body(kept.address, made.page, encoding));
				} else if (waiting) next();
				else await sendResponse(response, made.response);
			} catch (error) {
				next(error);
			}
		};
	}

	get size() {
		return this.#store.size;
	}

	/** What a request asks for, if it is for a page that is the same for everybody. */
	#asked({ method, url, headers }: IncomingMessage): KeptAddress | null {
		if ((method !== "GET" && method !== "HEAD") || url === undefined || headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
		let kept = this.#meanings.get(url);
		if (kept === undefined) {
			kept = keptAddress(url);
			if (url.length <= LONGEST_REMEMBERED) {
				if (this.#meanings.size >= MOST_MEANINGS) this.#meanings.clear();
				this.#meanings.set(url, kept);
			}
		}
		if (kept === null || headers.cookie === undefined) return kept;
		// Who chose English is led there from a German address.
		return hasSessionCookie(headers.cookie) || (kept.german && headers.cookie.includes("app_language=EN")) ? null : kept;
	}

	#makeOnce(turn: string, kept: KeptAddress, versions: ContentVersions, render: Render, response: ExpressResponse): Promise<Made> {
		const making = this.#makePage(kept, versions, render, response).finally(() => this.#making.delete(turn));
		this.#making.set(turn, making);
		return making;
	}

	async #makePage({ address, topics }: KeptAddress, versions: ContentVersions, render: Render, response: ExpressResponse): Promise<Made> {
		const rendered = await render(new Request(config().publicUrl + address), response);
		if (rendered.status !== 200 || rendered.headers.has("Set-Cookie") || rendered.body === null) return { response: rendered };
		const headers = { ...textHeaders(response), ...Object.fromEntries([...rendered.headers].map(([name, value]) => [name.toLowerCase(), value])) };
		let text = await rendered.text();
		if (headers["content-type"]?.startsWith("text/html")) {
			const { html, policy } = withoutNonce(text, (response.locals as { nonce: string }).nonce, headers["content-security-policy"] ?? "");
			text = html;
			headers["content-security-policy"] = policy;
		}
		headers.vary = "Cookie, Accept-Encoding";
		delete headers["content-length"];
		const bytes = Buffer.from(text);
		const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
		const page: KeptPage = { topics, versions, madeAt: Date.now(), headers, tag, bodies: {}, packing: {} };
		page.bodies.identity = { bytes, head: headFor(page, "identity", bytes) };
		this.#store.keep(address, page);
		return { page };
	}

	/** The page in an encoding, made once, at the first call for it. */
	#body(address: string, page: KeptPage, encoding: Encoding): Body | Promise<Body> {
		return page.bodies[encoding] ?? (page.packing[encoding] ??= this.#pack(address, page, encoding).finally(() => delete page.packing[encoding]));
	}

	async #pack(address: string, page: KeptPage, encoding: Encoding): Promise<Body> {
		const plain = page.bodies.identity!.bytes;
		const bytes =
			encoding === "br"
				? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
				: await zip(plain, { level: 7 });
		const body = (page.bodies[encoding] = { bytes, head: headFor(page, encoding, bytes) });
		this.#store.grown(address, page, bytes.length);
		return body;
	}
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage, { bytes, head }: Body): number {
	// What the server has set for this answer so far stands among the page's own headers.
	for (const name of response.getHeaderNames()) response.removeHeader(name);
	const known = request.headers["if-none-match"];
	if (known !== undefined && known.includes(page.tag)) {
		response.writeHead(304, { "Cache-Control": page.headers["cache-control"]!, Vary: page.headers.vary!, ETag: head[1]! }).end();
		return 304;
	}
	response.writeHead(200, head);
	if (request.method === "HEAD") response.end();
	else response.end(bytes);
	return 200;
}

function headFor(page: KeptPage, encoding: Encoding, bytes: Buffer): string[] {
	const own: Record<string, string> = {
		ETag: `"${page.tag}-${encoding}"`,
		"Content-Length": String(bytes.length),
		...(encoding !== "identity" && { "Content-Encoding": encoding }),
	};
	return Object.entries({ ...own, ...page.headers }).flat();
}

function encodingFor({ headers }: IncomingMessage): Encoding {
	const accepted = headers["accept-encoding"];
	if (typeof accepted !== "string") return "identity";
	// A weight of zero is a refusal; nobody but a test sends one, so whoever weighs gets plain bytes.
	if (accepted.includes(";")) return "identity";
	return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

/** What the layers before us have put on the answer. */
function textHeaders(response: ServerResponse): Record<string, string> {
	return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(", ") : String(value)]));
}
