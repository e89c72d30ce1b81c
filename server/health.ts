import { type RequestHandler, Router } from "express";
import { whatFails } from "./readiness.ts";

/** `/healthz`: the process is up. `/readyz`: it can also read and write, and says what it can't. */
export const health: RequestHandler = Router()
	.get("/healthz", (_, response) => void response.type("text/plain").send("ok\n"))
	.get("/readyz", async (_, response) => {
		const failure = await whatFails();
		response
			.status(failure ? 503 : 200)
			.type("text/plain")
			.send(failure ? `${failure}\n` : "ok\n");
	});
