import { countOf, db, inTransaction, now } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import { deleteUnsentAbout } from "../mail/old-messages.server.ts";
import { hashOf } from "../foundation/config/tokens.server.ts";
import { newsKey } from "./alert-mails.server.ts";
import { MOST_ALERTS, notEnded } from "./subscribe.server.ts";

/** The address of a link and its alerts, unconfirmed ones first; null for an invalid link. */
export async function alertsOf(token: string | null) {
	const owner = await ownerOf(token);
	if (!owner) return null;
	const rows = await notEnded(owner.id, db())
		.select(["id", "query", "confirmed_at", "created_at"])
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	const alerts = rows.map(({ confirmed_at, query, ...row }) => ({
		...row,
		query: query!,
		confirmed: confirmed_at !== null,
	}));
	return { email: owner.email, alerts: alerts.toSorted((a, b) => Number(a.confirmed) - Number(b.confirmed)) };
}

/** Confirms an alert of this link, unless its address has the most of them. Machines count as new from now on. */
export async function confirmAlert(token: string | null, id: string): Promise<"confirmed" | "full" | "missing"> {
	const owner = await ownerOf(token);
	if (!owner || !isId(id)) return "missing";
	return inTransaction(async (t) => {
		const time = now();
		// Locks the row, so that two confirmations at the same time are counted one after the other.
		await t.updateTable("alert_subscribers").set({ updated_at: time }).where("id", "=", owner.id).execute();
		const own = notEnded(owner.id, t);
		const alert = await own.select("confirmed_at").where("id", "=", id).executeTakeFirst();
		if (!alert) return "missing";
		// The button was pressed twice.
		if (alert.confirmed_at !== null) return "confirmed";
		if ((await countOf(own.where("confirmed_at", "is not", null))) >= MOST_ALERTS) return "full";
		const confirmed = { confirmed_at: time, seen_until: time, updated_at: time };
		await t.updateTable("search_alerts").set(confirmed).where("id", "=", id).execute();
		return "confirmed";
	});
}

/**
 * Ends one alert of this link, or all; false if the link is invalid. An ended alert leaves the proof that it was
 * requested; one that was never confirmed is deleted. With the last alert, unsent mails about new machines are deleted.
 */
export async function endAlerts(token: string | null, id: string | "all"): Promise<boolean> {
	const owner = await ownerOf(token);
	if (!owner || (id !== "all" && !isId(id))) return false;
	await inTransaction(async (t) => {
		const time = now();
		// Waits for a worker that is queuing a mail for this address, so that the mail is found below.
		await t.updateTable("alert_subscribers").set({ updated_at: time }).where("id", "=", owner.id).execute();
		const own = notEnded(owner.id, t).select("id");
		const ending = id === "all" ? own : own.where("id", "=", id);
		await t.deleteFrom("search_alerts").where("id", "in", ending).where("confirmed_at", "is", null).execute();
		const ended = { ended_at: time, query: null, updated_at: time };
		await t.updateTable("search_alerts").set(ended).where("id", "in", ending).execute();
		const running = notEnded(owner.id, t).where("confirmed_at", "is not", null);
		if ((await countOf(running)) === 0) await deleteUnsentAbout(newsKey(owner.id), t);
	});
	return true;
}

async function ownerOf(token: string | null) {
	if (!token || token.length > 100) return undefined;
	return db()
		.selectFrom("alert_subscribers")
		.select(["id", "email"])
		.where("token_hash", "=", hashOf(token))
		.executeTakeFirst();
}
