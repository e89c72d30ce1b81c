import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Ledger, type Entry, IN_THE_TRASH, NOT_THERE, type RecordKind, saved } from "./ledger.ts";
import { newsForm, offerForm, photo, pictureForm } from "#tests/record-forms.ts";
import type { Outcome } from "./outcome.ts";
import { type Answer, type Staff, writeToOffice } from "#tests/process/clients.ts";

export type Shift = {
	address: string;
	staff: Staff;
	books: Ledger;
	outcome: Outcome;
	/** Set this to end the work. */
	over: boolean;
	/** Whether a request may be refused with 503. */
	mayRefuse?: boolean;
	/** Seconds allowed for an answer. */
	answerWithin?: number;
};

/** A visitor who sends one request after another. */
export async function writeRequests(shift: Shift): Promise<void> {
	while (!shift.over) {
		const subject = `Anfrage ${randomUUID()}`;
		shift.books.requests.set(subject, false);
		const { status, seconds } = await writeToOffice(shift.address, subject);
		if (status === 200) {
			shift.books.requests.set(subject, true);
			shift.books.acknowledged++;
		} else if (status !== 0 && !(shift.mayRefuse && status === 503))
			shift.outcome.wrong.push(`a contact request was answered ${status}`);
		if (seconds > (shift.answerWithin ?? Number.POSITIVE_INFINITY))
			shift.outcome.wrong.push(`a contact request was answered ${status} after ${seconds.toFixed(1)} s`);
		await pause(randomInt(20, 100));
	}
}

/** A member of staff who adds, changes and deletes offers and news, with and without pictures. */
export async function keepOffice(shift: Shift, by: string): Promise<void> {
	while (!shift.over) {
		const kind = randomInt(3) === 0 ? "news" : "offer";
		const own = [...shift.books.records.values()].filter(
			(entry) => entry.by === by && entry.kind === kind && entry.version > 0,
		);
		const entry = own[randomInt(Math.max(1, own.length))];
		const dice = randomInt(10);
		if (!entry || dice < 5) await add(shift, kind, by);
		else if (dice < 9) await change(shift, entry);
		else await remove(shift, entry);
		await pause(randomInt(10, 40));
	}
}

async function add(shift: Shift, kind: RecordKind, by: string): Promise<void> {
	const entry: Entry = {
		kind,
		name: `${kind} ${randomUUID()}`,
		by,
		id: "",
		version: 0,
		pictures: [],
		offered: [],
		sure: NOT_THERE,
		perhaps: null,
	};
	shift.books.records.set(entry.name, entry);
	await send(shift, entry, kind === "offer" ? "/admin/angebot-hinzufuegen" : "/admin/nachricht-hinzufuegen");
}

async function change(shift: Shift, entry: Entry): Promise<void> {
	await send(shift, entry, `/admin/${entry.kind === "offer" ? "angebot" : "nachricht"}-bearbeiten/${entry.id}`);
}

/** Sends a record's form with its next number, and with pictures in one of the two possible ways. */
async function send(shift: Shift, entry: Entry, path: string): Promise<void> {
	const number = String(randomInt(1, 1_000_000));
	const files = entry.kind === "offer" ? randomInt(3) : 1;
	const kept = entry.kind === "offer" ? entry.pictures.slice(0, 1) : [];
	for (const id of [...entry.pictures, ...entry.offered]) if (!kept.includes(id)) shift.books.pictures.delete(id);
	// With JavaScript, pictures are sent before the form; without, they are part of it.
	const ahead = entry.kind === "offer" && randomInt(2) === 0 ? await sendAhead(shift, files) : null;
	if (shift.over) return;
	const photos = ahead ?? (await Promise.all(Array.from({ length: files }, () => photo())));
	const words = { name: entry.name, version: String(entry.version) };
	const form =
		entry.kind === "offer"
			? offerForm({ ...words, sale_price: number }, [...kept, ...photos])
			: newsForm({ ...words, inhalt: number }, photos[0] as Blob);
	const version = entry.version + 1;
	entry.offered = ahead ?? [];
	entry.perhaps = saved(version, Number(number), kept.length + photos.length);
	const answer = await shift.staff.ask(shift.address, path, form);
	if (!isDone(shift, answer, path)) return;
	const id = /\/admin\/\w+-bearbeiten\/([0-9a-f-]{36})/.exec(answer.location)?.[1];
	if (!id) shift.outcome.wrong.push(`${path} led to ${answer.location}`);
	Object.assign(entry, {
		id,
		version,
		pictures: [...kept, ...entry.offered],
		offered: [],
		sure: entry.perhaps,
		perhaps: null,
	});
}

async function sendAhead(shift: Shift, count: number): Promise<string[]> {
	const ids: string[] = [];
	for (let n = 0; n < count; n++) {
		const answer = await shift.staff.ask(shift.address, "/admin/bilder", pictureForm(await photo()));
		if (answer.status === 201 && answer.text !== "") {
			const { id } = JSON.parse(answer.text) as { id: string };
			shift.books.pictures.add(id);
			shift.books.acknowledged++;
			ids.push(id);
		} else if (![0, 201].includes(answer.status)) shift.outcome.wrong.push(`a picture was answered ${answer.status}`);
	}
	return ids;
}

async function remove(shift: Shift, entry: Entry): Promise<void> {
	const path = `/admin/${entry.kind === "offer" ? "angebot" : "nachricht"}-loeschen/${entry.id}`;
	entry.perhaps = IN_THE_TRASH;
	if (isDone(shift, await shift.staff.ask(shift.address, path, {}), path))
		Object.assign(entry, { version: 0, sure: IN_THE_TRASH, perhaps: null });
}

/** Whether the site acknowledged the write. No answer settles nothing; any other answer to a valid form is a fault. */
function isDone({ outcome, books }: Shift, { status, location }: Answer, path: string): boolean {
	if (status === 302 && !location.startsWith("/admin/login")) books.acknowledged++;
	else if (status !== 0) outcome.wrong.push(`${path} was answered ${status} ${location}`);
	return status === 302;
}
