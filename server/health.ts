import { type RequestHandler, Router } from "express";
import { findFailure } from "./readiness.ts";

/** `/healthz`: the process is up. `/readyz`: it can also read and write; otherwise the answer says what fails. */
export const health: RequestHandler = Router()
	.get("/healthz", (_, response) => void response.type("text/plain").send("ok\n"))
	.get("/readyz", async (_, response) => {
		const failure = await findFailure();
		response
			.status(failure ? 503 : 200)
			.type("text/plain")
			.send(failure ? `${failure}\n` : "ok\n");
	});
