import { sql, type SqlBool } from "kysely";
import { db } from "../database/client.server.ts";
import { onSite } from "../records/on-site.server.ts";

/** The offers that visitors see. Every public query begins here. */
export function publicOffers() {
	return db().selectFrom("Angebote").where(onSite);
}

/** The offers that stood on the website once and do no longer. */
export function formerOffers() {
	return db()
		.selectFrom("Angebote")
		.where("published_at", "is not", null)
		.where(sql<SqlBool>`not ${onSite}`);
}
