import { Router } from "express";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { isSameSecret } from "../app/foundation/config/tokens.server.ts";
import { messageCounts } from "../app/mail/outbox-messages.server.ts";

export type Metrics = ReturnType<typeof metrics>;

/** Seconds; from a cached page to an answer that somebody should look into. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/**
 * `/metrics` in Prometheus' format, for requests that send the token (Authorization: Bearer …). Without METRICS_TOKEN
 * the address does not exist. No label holds an address or a name, so the output has no personal data and stays
 * bounded.
 */
export function metrics(token: string | null, cacheSize: () => { pages: number; bytes: number }) {
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
		/** To be called for every answer. */
		answered({ status, seconds: taken, fromCache }: { status: number; seconds: number; fromCache: boolean }) {
			if (!token) return;
			requests.inc({ status: `${Math.floor(status / 100)}xx`, kept: String(fromCache) });
			seconds.observe({ kept: String(fromCache) }, taken);
		},
		handler: Router().get("/metrics", async (request, response, next) => {
			if (!token) return next();
			if (!isSameSecret(request.get("Authorization") ?? "", `Bearer ${token}`))
				return void response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("401\n");
			const size = cacheSize();
			pages.set(size.pages);
			bytes.set(size.bytes);
			// The other figures are useful even without a database; /readyz reports its failure.
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
