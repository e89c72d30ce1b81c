import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

/** Logs one line per request, without query, client or content; files and health checks only when they fail. */
export function logRequests(log: Logger, answered: Metrics["answered"]): RequestHandler {
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
