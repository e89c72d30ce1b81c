import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Logger } from "pino";
import { config } from "../foundation/config/config.server.ts";
import { hashOf } from "../foundation/config/tokens.server.ts";
import { type Connection, db, now, inTransaction } from "../foundation/database/client.server.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { SETTLING } from "../content/states/publication.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { type NewMatches, newsMail, newsKey, tokenOf } from "./alert-mails.server.ts";
import { notEnded } from "./subscribe.server.ts";

type Machine = { id: string; name: string; price: string; href: string };

/** What this room asks the machines about a search; machines/search/searched-machines.server.ts answers. */
export type MachineSource = {
	newestMachine: (until: string) => Promise<string | null>;
	newMachines: (query: string, language: Language, span: { since: string; until: string }) => Promise<Machine[]>;
	searchInWords: (query: string, language: Language) => { title: string; conditions: string[]; path: string };
};

const MINUTE = 60_000;
const BETWEEN_MAILS = 24 * 60 * MINUTE;
/** The pause before an address without new machines, or one that failed, is looked at again. */
const BETWEEN_LOOKS = 60 * MINUTE;
/** Addresses per round; the next round continues. */
const AT_ONCE = 200;
/** The most machines of one search in one mail. */
const MOST_MACHINES = 20;

type Subscriber = { id: string; email: string; due_at: string };

/**
 * Mails the matching machines that came online since the last mail: one mail per address and day, with all its
 * searches. Several processes may run this at once, and one of them gets each address. After an outage the next mail
 * covers all of it.
 */
export async function mailNewMachines(machines: MachineSource, log: Pick<Logger, "error">, at = now()): Promise<void> {
	const until = later(at, -SETTLING);
	const newest = await machines.newestMachine(until);
	if (newest === null) return;
	for (const subscriber of await dueSubscribers(at, newest)) {
		try {
			await mailTo(subscriber, machines, at, until);
		} catch (error) {
			log.error({ err: error, subscriber: subscriber.id }, "an address could not be mailed about new machines");
			// The longest overdue comes first, so a failing address would hold up all others.
			await lookAgain(subscriber, { due_at: later(at, BETWEEN_LOOKS) }, db());
		}
		await letOthersRun();
	}
}

/** Sets when an address is due again; returns undefined if another process has. */
function lookAgain({ id, due_at }: Subscriber, next: { due_at: string; token_hash?: string }, on: Connection) {
	return on
		.updateTable("alert_subscribers")
		.set({ ...next, updated_at: now() })
		.where("id", "=", id)
		.where("due_at", "=", due_at)
		.returning("id")
		.executeTakeFirst();
}

/** Subscribers whose pause is over, with an alert that has not covered the newest machine. */
function dueSubscribers(at: string, newest: string): Promise<Subscriber[]> {
	return db()
		.selectFrom("alert_subscribers as subscriber")
		.select(["subscriber.id", "email", "due_at"])
		.where("due_at", "<=", at)
		.where((e) =>
			e.exists(
				e
					.selectFrom("search_alerts")
					.select("search_alerts.id")
					.whereRef("subscriber_id", "=", "subscriber.id")
					.where("confirmed_at", "is not", null)
					.where("ended_at", "is", null)
					.where("seen_until", "<", newest),
			),
		)
		.orderBy("due_at")
		.limit(AT_ONCE)
		.execute();
}

async function mailTo(subscriber: Subscriber, machines: MachineSource, at: string, until: string): Promise<void> {
	const alerts = await openAlerts(subscriber.id, db());
	const findings = await findingsFor(alerts, machines, until);
	await inTransaction(async (t) => {
		const due_at = later(at, findings.length > 0 ? BETWEEN_MAILS : BETWEEN_LOOKS);
		// The installation's key may have changed since the address was stored.
		const mine = await lookAgain(subscriber, { due_at, token_hash: hashOf(tokenOf(subscriber.id)) }, t);
		if (!mine || findings.length === 0) return;
		const open = new Set((await openAlerts(subscriber.id, t)).map(({ id }) => id));
		const told = findings.filter(({ alert }) => open.has(alert));
		if (told.length === 0) return;
		const looked = alerts.map(({ id }) => id);
		const seen = { seen_until: until, updated_at: now() };
		await t.updateTable("search_alerts").set(seen).where("id", "in", looked).execute();
		const mail = newsMail(told, { ...subscriber, language: alerts.at(-1)!.language });
		await queueMail(mail, t, { about: newsKey(subscriber.id) });
	});
}

function openAlerts(subscriberId: string, on: Connection) {
	return notEnded(subscriberId, on)
		.select(["id", "query", "language", "seen_until"])
		.where("confirmed_at", "is not", null)
		.orderBy("confirmed_at")
		.execute();
}

/** The new machines for each alert, newest first. A machine found by several alerts is named once. */
async function findingsFor(
	alerts: Awaited<ReturnType<typeof openAlerts>>,
	{ newMachines, searchInWords }: MachineSource,
	until: string,
) {
	const findings: (NewMatches & { alert: string })[] = [];
	const told = new Set<string>();
	const language = alerts.at(-1)?.language;
	for (const { id, query, seen_until } of alerts) {
		const found = await newMachines(query!, language!, { since: seen_until!, until });
		const own = found.filter((machine) => !told.has(machine.id));
		if (own.length === 0) continue;
		const machines = own.slice(0, MOST_MACHINES);
		for (const machine of machines) told.add(machine.id);
		const { path, ...words } = searchInWords(query!, language!);
		const more = own.length - machines.length;
		findings.push({ alert: id, ...words, machines, more, href: config().publicUrl + path });
	}
	return findings;
}

function later(time: string, milliseconds: number): string {
	return new Date(Date.parse(time) + milliseconds).toISOString();
}
