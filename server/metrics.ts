import { createHash, timingSafeEqual } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { messageCounts } from "../app/outbox/outbox-messages.server.ts";

/** What a site counts of itself; `answered` is told of every answer. */
export type Metrics = {
	answered: (answer: { status: number; seconds: number; kept: boolean }) => void;
	handler: RequestHandler;
};

/** Seconds between a page from memory and one that somebody should look at. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/**
 * `/metrics` in the format of Prometheus, for who brings the token (Authorization: Bearer …); without one in the
 * settings the address does not exist. No label carries an address or a name, so that nothing personal and no endless
 * list can get in.
 */
export function metrics(token: string | null, keptSize: () => { pages: number; bytes: number }): Metrics {
	const registry = new Registry();
	const registers = [registry];
	if (token) collectDefaultMetrics({ register: registry });
	const requests = new Counter({
		name: "site_requests_total",
		help: "Answers by class of status",
		labelNames: ["status", "kept"],
		registers,
	});
	const seconds = new Histogram({
		name: "site_request_seconds",
		help: "Time until an answer was sent",
		labelNames: ["kept"],
		buckets,
		registers,
	});
	const pages = new Gauge({ name: "site_kept_pages", help: "Pages kept in memory", registers });
	const bytes = new Gauge({ name: "site_kept_bytes", help: "Bytes of the pages kept in memory", registers });
	const messages = new Gauge({
		name: "site_outbox",
		help: "Mails and webhook calls by state",
		labelNames: ["state"],
		registers,
	});
	return {
		answered({ status, seconds: taken, kept }) {
			if (!token) return;
			requests.inc({ status: `${Math.floor(status / 100)}xx`, kept: String(kept) });
			seconds.observe({ kept: String(kept) }, taken);
		},
		handler: Router().get("/metrics", async (request, response, next) => {
			if (!token) return next();
			if (!isSame(request.get("Authorization") ?? "", `Bearer ${token}`))
				return void response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("401\n");
			const size = keptSize();
			pages.set(size.pages);
			bytes.set(size.bytes);
			// A database that does not answer is told by /readyz; the rest is worth having all the same.
			const counts = await messageCounts().catch(() => null);
			messages.reset();
			for (const [state, count] of Object.entries(counts ?? {})) messages.set({ state }, count);
			response
				.set("Cache-Control", "no-store")
				.type(registry.contentType)
				.send(await registry.metrics());
		}),
	};
}

/** In the same time whatever differs. */
function isSame(one: string, other: string): boolean {
	const hash = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(hash(one), hash(other));
}
