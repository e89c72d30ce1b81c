import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { nextVersion } from "../database/next-version.server.ts";
import type { Outcome } from "../office/list/bulk.server.ts";
import { APPLICATION } from "./application.ts";
import { queueApplicationMails } from "./application-mails.server.ts";

/**
 * Takes a suspicious application among the others, at the version that was `shown`, where that is known, and sends the
 * mails of an ordinary one. `by` is null where its sender has sent the same words once more.
 */
export async function releaseApplication(id: string, by: Actor | null, shown?: number): Promise<Outcome<never>> {
	if (!isId(id)) return { state: "missing" };
	return db()
		.transaction()
		.execute(async (t) => {
			const released = await t
				.updateTable("applications")
				.set({ suspicion: null, ...nextVersion() })
				.where("id", "=", id)
				.where("suspicion", "is not", null)
				.$if(shown !== undefined, (query) => query.where("version", "=", shown!))
				.returning(["email", "language", "job_title", "created_at"])
				.executeTakeFirst();
			if (!released) return { state: "notNow" };
			const { job_title, ...application } = released;
			await queueApplicationMails({ id, ...application, job: job_title === null ? null : { title: job_title } }, t);
			await writeAudit({ kind: APPLICATION, id, name: null, action: "notSpam", by }, t);
			return { state: "done", before: null };
		});
}
