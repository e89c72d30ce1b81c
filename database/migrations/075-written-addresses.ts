import { domainToUnicode } from "node:url";
import type { Kysely } from "kysely";

/**
 * Mail addresses are kept as people write them (info@müller.example), where browsers had sent `xn--…`: a sign-in or an
 * alert is looked for by the written address from now on. An address that is there in both ways stays in both.
 */
export async function up(db: Kysely<any>): Promise<void> {
	for (const table of ["users", "alert_subscribers", "Kontaktanfragen_Archiv", "applications"]) {
		const rows: { id: string; email: string }[] = await db
			.selectFrom(table)
			.select(["id", "email"])
			.where("email", "like", "%@%xn--%")
			.execute();
		for (const { id, email } of rows) {
			const [name, domain] = email.split("@") as [string, string];
			const written = domainToUnicode(domain);
			if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(written)) continue;
			const address = `${name}@${written}`;
			const isUnique = table === "users" || table === "alert_subscribers";
			if (isUnique && (await db.selectFrom(table).select("id").where("email", "=", address).executeTakeFirst()))
				continue;
			await db.updateTable(table).set({ email: address }).where("id", "=", id).execute();
		}
	}
}
