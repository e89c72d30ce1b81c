import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

/**
 * One line a request: no query, no address, nothing that was sent; of a signed-in person the id. Files and health
 * checks only when they fail.
 */
export function logRequests(log: Logger, answered: Metrics["answered"]): RequestHandler {
	return (request, response, next) => {
		const begun = performance.now();
		response.on("close", () => {
			answered({ status: response.statusCode, seconds: (performance.now() - begun) / 1000, kept: false });
			const path = request.path;
			const quiet = response.statusCode < 400 && /^\/(assets|media|hero|healthz|readyz)/.test(path);
			if (quiet) return;
			log[response.statusCode >= 500 ? "error" : "info"](
				{
					id: response.locals.id,
					// Left out for visitors.
					user: response.locals.user as string | undefined,
					method: request.method,
					path,
					status: response.statusCode,
					ms: Math.round(performance.now() - begun),
					// The answer did not arrive whole.
					...(!response.writableFinished && { cut: true }),
				},
				"request",
			);
		});
		next();
	};
}
