import { setTimeout as pause } from "node:timers/promises";
import { ask } from "#tests/process/stored.ts";
import type { Settings } from "./ground.ts";
import type { Outcome } from "./outcome.ts";
import { filesBelow } from "./store.ts";
import type { WebhookServer } from "#tests/outside/webhook-server.ts";

/** Without a delivery for this long, the outbox counts as stuck. A lease lasts a minute. */
const STANDSTILL_MILLISECONDS = 100_000;

/** Waits until the outbox of a running site is empty, then compares what arrived with what was stored. */
export async function checkDeliveries(settings: Settings, hook: WebhookServer, outcome: Outcome): Promise<void> {
	let [waiting, since] = [Number.POSITIVE_INFINITY, Date.now()];
	while (waiting > 0 && Date.now() - since < STANDSTILL_MILLISECONDS) {
		// After a second failure the next try is minutes away.
		await ask(
			settings,
			"update outbox set next_try_at = '2000-01-01T00:00:00.000Z' where sent_at is null and failed_at is null and leased_until is null",
		);
		const [{ count }] = (await ask<{ count: string }>(
			settings,
			"select count(*) as count from outbox where sent_at is null and failed_at is null",
		)) as [{ count: string }];
		if (Number(count) !== waiting) [waiting, since] = [Number(count), Date.now()];
		await pause(1000);
	}
	if (waiting > 0) outcome.wrong.push(`${waiting} rows stay in the outbox`);
	const rows = await ask<{ id: string; kind: string; about_id: string; failed_at: string | null }>(
		settings,
		"select id, kind, about_id, failed_at from outbox",
	);
	const files = new Set(filesBelow(settings.DATA_DIR!, "outbox"));
	const calls = callsByRequest(hook);
	for (const { id, kind, about_id, failed_at } of rows) {
		if (failed_at) outcome.wrong.push(`${kind} ${id} was given up`);
		if (kind === "mail" && !files.has(`${id}.eml`)) outcome.lost.push(`mail ${id}`);
		if (kind === "webhook" && !calls.get(about_id)?.includes(id)) outcome.lost.push(`webhook call ${id}`);
	}
	for (const file of files) if (!file.endsWith(".eml")) outcome.wrong.push(`half a mail is left: ${file}`);
	for (const [request, keys] of calls)
		if (new Set(keys).size > 1) outcome.wrong.push(`request ${request} was told under ${new Set(keys).size} keys`);
	outcome.notes.push(
		`${calls.size} requests were told to the webhook, ${hook.calls.length - calls.size} of them a second time under the same key`,
	);
}

/** The idempotency keys of the messages about each request. */
function callsByRequest(hook: WebhookServer): Map<string, string[]> {
	const calls = new Map<string, string[]>();
	for (const { headers, body } of hook.calls) {
		const { id } = JSON.parse(body) as { id: string };
		calls.set(id, [...(calls.get(id) ?? []), headers["idempotency-key"] as string]);
	}
	return calls;
}
