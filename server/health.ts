import { type RequestHandler, Router } from "express";
import { sql } from "kysely";
import { db } from "../app/database/client.server.ts";

const PATIENCE_MILLISECONDS = 3000;

/** `/healthz`: the process is up. `/readyz`: the database answers. */
export const health: RequestHandler = Router()
	.get("/healthz", (_, response) => void response.type("text/plain").send("ok\n"))
	.get("/readyz", async (_, response) => {
		const answers = await Promise.race([databaseAnswers(), new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS, false).unref())]);
		response
			.status(answers ? 200 : 503)
			.type("text/plain")
			.send(answers ? "ok\n" : "the database does not answer\n");
	});

async function databaseAnswers(): Promise<boolean> {
	try {
		await sql`select 1`.execute(db());
		return true;
	} catch {
		return false;
	}
}
