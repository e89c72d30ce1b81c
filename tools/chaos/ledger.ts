import { ask } from "#tests/process/stored.ts";
import type { Settings } from "./ground.ts";
import type { Outcome } from "./outcome.ts";

export type RecordKind = "offer" | "news";
export const NOT_THERE = "not there";
export const IN_THE_TRASH = "in the trash";

/** A record as the site acknowledged it: `sure` is certain, `perhaps` was sent but not answered yet. */
export type Entry = {
	kind: RecordKind;
	name: string;
	by: string;
	id: string;
	version: number;
	/** Pictures with known ids, because they were sent before the form. */
	pictures: string[];
	/** Pictures of a form without an answer; the record may have them by now. */
	offered: string[];
	sure: string;
	perhaps: string | null;
};

export const saved = (version: number, number: number, pictures: number) =>
	`saved ${version} times, with the number ${number} and ${pictures} pictures`;

/** What was sent and what the site acknowledged, to compare with what is stored after a kill. */
export class Ledger {
	/** Contact requests by subject: whether the site acknowledged them. */
	readonly requests = new Map<string, boolean>();
	readonly records = new Map<string, Entry>();
	/** Acknowledged pictures that nobody has removed since. */
	readonly pictures = new Set<string>();
	acknowledged = 0;

	/** Compares with what is stored, and continues from that state, which settles what had no answer. */
	async compare(settings: Settings, outcome: Outcome): Promise<void> {
		await this.#compareRequests(settings, outcome);
		await this.#compareRecords(settings, outcome);
		const stored = new Set((await ask<{ id: string }>(settings, "select id from pictures")).map(({ id }) => id));
		for (const id of this.pictures) if (!stored.has(id) && this.pictures.delete(id)) outcome.lost.push(`picture ${id}`);
		outcome.acknowledged = this.acknowledged;
	}

	async #compareRequests(settings: Settings, outcome: Outcome): Promise<void> {
		const times = new Map<string, number>();
		for (const { subject } of await ask<{ subject: string }>(settings, 'select subject from "Kontaktanfragen_Archiv"'))
			times.set(subject, (times.get(subject) ?? 0) + 1);
		for (const [subject, acknowledged] of this.requests) {
			const count = times.get(subject) ?? 0;
			if (acknowledged && count === 0) outcome.lost.push(`contact request ${subject}`);
			if (count > 1) outcome.wrong.push(`contact request ${subject} is stored ${count} times`);
			// Each loss is reported once.
			if (count === 0) this.requests.delete(subject);
			else this.requests.set(subject, true);
		}
	}

	async #compareRecords(settings: Settings, outcome: Outcome): Promise<void> {
		const stored = await storedRecords(settings);
		for (const entry of this.records.values()) {
			const now = stored.get(entry.name);
			const state = now?.state ?? NOT_THERE;
			if (state !== entry.sure && state !== entry.perhaps)
				outcome.lost.push(
					`${entry.name} was ${entry.sure}${entry.perhaps ? ` or ${entry.perhaps}` : ""}, and is ${state}`,
				);
			Object.assign(entry, { sure: state, perhaps: null, id: now?.id ?? entry.id, version: now?.version ?? 0 });
		}
	}
}

type Row = { id: string; name: string; version: number; number: number | string; pictures: number | string };

/** All stored offers and news items, by name. */
async function storedRecords(settings: Settings): Promise<Map<string, { id: string; version: number; state: string }>> {
	const offers = await ask<Row>(
		settings,
		'select id, name, version, sale_price / 100 as number, (select count(*) from "Angebote_Bilder" where offer_id = "Angebote".id) as pictures from "Angebote"',
	);
	const news = await ask<Row>(
		settings,
		'select id, name, version, inhalt as number, case when image_url is null then 0 else 1 end as pictures from "Aktuelles"',
	);
	const trash = await ask<Row>(settings, "select id, name from trash");
	return new Map([
		...[...offers, ...news].map(
			({ id, name, version, number, pictures }) =>
				[name, { id, version, state: saved(version, Number(number), Number(pictures)) }] as [
					string,
					{ id: string; version: number; state: string },
				],
		),
		...trash.map(
			({ id, name }) =>
				[name, { id, version: 0, state: IN_THE_TRASH }] as [string, { id: string; version: number; state: string }],
		),
	]);
}
