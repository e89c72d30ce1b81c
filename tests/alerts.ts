import { db } from "#app/foundation/database/client.server.ts";
import * as machines from "#app/machines/search/searched-machines.server.ts";
import { tokenOf } from "#app/alerts/alert-mails.server.ts";
import { type MachineSource, mailNewMachines } from "#app/alerts/new-machines.server.ts";
import { alertsOf, confirmAlert } from "#app/alerts/own-alerts.server.ts";
import { requestAlert } from "#app/alerts/subscribe.server.ts";
import { makeOffer } from "./make.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

export const logged: unknown[] = [];
const log = { error: (...said: unknown[]) => void logged.push(said) };

/** Looks for new machines as the worker does, some time from now. */
export const look = (milliseconds: number, special: Partial<MachineSource> = {}) =>
	mailNewMachines({ ...machines, ...special }, log, inFuture(milliseconds));

export async function startWithoutAlerts(): Promise<void> {
	for (const table of ["outbox", "alert_subscribers", "search_alerts", "Angebote", "throttles"] as const)
		await db().deleteFrom(table).execute();
}

type More = { language?: "de" | "en"; wording?: string; clientAddress?: string };

export const ask = (email: string, query: string, more: More = {}) =>
	requestAlert({ email, query, language: "de", wording: "Ja, bitte.", clientAddress: "192.0.2.1", ...more });

export async function tokenFor(email: string): Promise<string> {
	const { id } = await db()
		.selectFrom("alert_subscribers")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return tokenOf(id);
}

/** An alert that its owner has confirmed; the mail about that is gone. */
export async function subscribe(email: string, query: string, more: More = {}): Promise<string> {
	await ask(email, query, more);
	const token = await tokenFor(email);
	for (const { id } of (await alertsOf(token))!.alerts) await confirmAlert(token, id);
	await db().deleteFrom("outbox").execute();
	return token;
}

export const excavator = (name: string, price = "85000") => makeOffer({ name, sale_price: price });
