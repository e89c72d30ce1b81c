import { recordTables } from "../record-tables.server.ts";
import { type Connection, now, inTransaction } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { versionOf } from "../../foundation/ui/form/form-words.ts";
import { addOwnedFiles, disownOtherFiles, releaseOtherFiles } from "../../media/storage/picture-owners.server.ts";
import { tryDeletePictureFiles } from "../../media/pictures.server.ts";
import type { ListedDocument } from "../../media/document.ts";
import { placeDocuments, shownDocuments } from "../../media/documents.server.ts";
import { storedDocuments } from "../../log/stored-files.ts";
import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { differences, type Words } from "../../office/form-answer.ts";
import { isInTrash } from "../trash/trash-repository.server.ts";
import { deleteDraft, type Draft, findDraft, isUnseen, putDraft, type ShownDraft } from "./drafts.server.ts";
import { trashedWithDraft } from "../trash/record-trash.server.ts";
import { nameOf } from "../record.ts";
import type { DraftedRecord, Editable, Files, Foreign, RecordRows } from "../record-rows.server.ts";
import { unplan } from "../states/step-service.server.ts";
import { leftOf } from "../versions/record-versions.server.ts";
import { type Gone, listedDocuments } from "../versions/version.ts";
import { filesOfVersions, lastSaver, versionContent, writeVersion } from "../versions/versions.server.ts";

/** The draft that a form sends: its text as typed, and the version that it was opened at. */
export type SentDraft = Files & ShownDraft & { words: Words; base: number };
type Whole = SentDraft & { documents: ListedDocument[] };

export type Kept =
	/** `newer`: the last save of the record since the draft was begun. */
	| { ok: true; id: string; at: string; name: string; newer: Change | null }
	| { ok: false; reason: "missing" | Foreign }
	/** Another draft was kept, by somebody else or in another window. */
	| ({ ok: false; reason: "changed"; id: string } & Change);
type Change = { by: string | null; at: string };

/** Keeps, discards and restores the drafts of one collection. Visitors see nothing of a draft. */
export function recordDrafts(rows: RecordRows) {
	const { record, keeper, table } = rows;
	const { kind } = record;

	function isAsStored(before: Editable, { words, pictures, documents }: Whole): boolean {
		const stored = rows.formWords(before);
		const present = keeper.listed(before.pictures);
		return (
			differences(words, stored).length === 0 &&
			storedDocuments(documents) === storedDocuments(before.documents) &&
			JSON.stringify(keeper.listedAfter(pictures, present)) === JSON.stringify(present)
		);
	}

	/** Writes a draft into the row of a record that was never published, because the office's lists show the row. */
	async function writeToRow(id: string, { words, pictures, documents }: Whole, t: Connection): Promise<void> {
		const row = { ...rows.toRow(rows.readTyped(words)), updated_at: now() };
		await recordTables(t).updateTable(table).set(row).where("id", "=", id).execute();
		await keeper.store(id, pictures, t);
		if (record.documents) await placeDocuments({ kind, id }, documents, t);
	}

	/** The pictures and documents of the record itself, without those of its draft. */
	const ownFiles = ({ pictures, documents }: Editable) => ({
		pictures: idsOf(keeper.listed(pictures)),
		documents: idsOf(documents),
	});

	async function store(before: Editable, draft: Draft | null, sent: Whole, by: Actor, t: Connection): Promise<Kept> {
		const { id } = before;
		const base = versionOf(sent.base);
		const newer = base < before.version ? { by: await lastSaver(kind, id, t), at: before.updated_at } : null;
		const kept = { ok: true as const, name: nameOf(record, rows.readTyped(sent.words)), newer };
		if (before.state !== "draft" && isAsStored(before, sent)) {
			if (draft) {
				await deleteDraft({ kind, id }, t);
				// The files are not deleted, because the open form may still put them back.
				await disownOtherFiles({ kind, id }, ownFiles(before), await filesOfVersions(kind, id, t), t);
			}
			return { ...kept, id: "", at: before.updated_at };
		}
		await addOwnedFiles({ kind, id }, idsOf(keeper.listedAfter(sent.pictures, [])), t);
		await addOwnedFiles({ kind, id }, idsOf(sent.documents), t, "documents");
		const stored = await putDraft({ kind, id }, { ...sent, base, by: by.email }, draft, t);
		if (before.state === "draft") await writeToRow(id, sent, t);
		else if (!draft) await writeAudit({ kind, id, name: nameOf(record, before), action: "drafted", by }, t);
		return { ...kept, ...stored };
	}

	async function addRecord(id: string, { words }: SentDraft, by: Actor, t: Connection): Promise<void> {
		const values = rows.readTyped(words);
		const added = await rows.insert(values, { id, user_id: by.id, state: "draft", created_at: now() }, t);
		if (added) await writeAudit({ kind, id, name: nameOf(record, values), action: "created", by }, t);
	}

	return {
		draftOf: (id: string) => findDraft({ kind, id }),

		/** The draft as the record's form shows it; null for none. */
		async openDraft(id: string) {
			const found = isId(id) ? await findDraft({ kind, id }) : null;
			if (!found) return null;
			const { window: _, pictures: choice, ...draft } = found;
			const pictures = await keeper.shown(choice, { kind, id });
			return { ...draft, choice, pictures, documents: await shownDocuments(draft.documents) };
		},

		/** A record with the content of its draft, if it has one, even from the trash. For staff. */
		async withDraft(id: string): Promise<DraftedRecord | null> {
			const record = await rows.find(id);
			if (!record) return trashedWithDraft(rows, id);
			const { pictures, documents, ...row } = record;
			const present = keeper.listed(pictures);
			const draft = await findDraft({ kind, id });
			if (!draft) return { row, pictures: present, documents };
			return {
				row: { ...row, ...rows.toRow(rows.readTyped(draft.words)) },
				pictures: keeper.listedAfter(draft.pictures, present),
				documents: await shownDocuments(draft.documents),
			};
		},

		/**
		 * Keeps what was typed, but overwrites no draft that the form has not seen. `begins`: adds the record if there is
		 * none. `unplanned`: drops its plan. `also` runs in the same transaction.
		 */
		keep(
			id: string,
			sent: SentDraft,
			by: Actor,
			{ begins = false, unplanned = false, also = async (_: Connection) => {} } = {},
		): Promise<Kept> {
			return inTransaction(async (t): Promise<Kept> => {
				if (!isId(id)) return { ok: false, reason: "missing" };
				const foreign = await rows.foreignFile(id, sent, t);
				if (foreign) return { ok: false, reason: foreign };
				let before = await rows.find(id, t);
				if (!before && begins && !(await isInTrash(id, t))) {
					await addRecord(id, sent, by, t);
					before = await rows.find(id, t);
				}
				if (!before) return { ok: false, reason: "missing" };
				const draft = await findDraft({ kind, id }, t);
				// A form whose draft was published or discarded meanwhile begins a new one.
				if (draft && isUnseen(draft, sent)) {
					const { id, by, at } = draft;
					return { ok: false, reason: "changed", id, by, at };
				}
				if (unplanned && before.state === "scheduled") {
					await unplan(record, id, by, t);
					before = (await rows.find(id, t))!;
				}
				const documents = sent.documents ?? listedDocuments(before.documents);
				const kept = await store(before, draft, { ...sent, documents }, by, t);
				await also(t);
				return kept;
			});
		},

		/** Ends the draft of a record that has just been published by a step. Its row has the draft's text already. */
		async endDraft(id: string, by: Actor, t: Connection): Promise<void> {
			await deleteDraft({ kind, id }, t);
			const record = await rows.find(id, t);
			if (record) await rows.writeVersion(record, "published", by, t);
		},

		/** Drops the draft of a record that has more than it. Returns the record's name; null if there is none. */
		async discard(id: string, by: Actor): Promise<string | null> {
			const done = await inTransaction(async (t) => {
				const before = await rows.find(id, t);
				const draft = await findDraft({ kind, id }, t);
				if (!before || !draft || (before.state === "draft" && draft.base >= before.version)) return null;
				await deleteDraft({ kind, id }, t);
				const versions = await filesOfVersions(kind, id, t);
				const files = await releaseOtherFiles({ kind, id }, ownFiles(before), t, versions);
				await writeAudit({ kind, id, name: nameOf(record, before), action: "discarded", by }, t);
				return { name: nameOf(record, before), files };
			});
			if (done) await tryDeletePictureFiles(done.files);
			return done?.name ?? null;
		},

		/** Makes a version the draft, and a waiting draft a version. Returns what is gone; null for no version. */
		restoreVersion(id: string, number: number, by: Actor): Promise<Gone | null> {
			return inTransaction(async (t) => {
				const before = await rows.find(id, t);
				const content = before && (await versionContent(kind, id, number, t));
				if (!before || !content) return null;
				const draft = await findDraft({ kind, id }, t);
				if (draft) await keepAsVersion(rows, before, draft, t);
				const { gone, ...left } = await leftOf(rows, content, t);
				await store(before, draft, { ...left, base: before.version, draft: "", window: "" }, by, t);
				return gone;
			});
		},
	};
}

const idsOf = (files: { id: string }[]) => files.map(({ id }) => id);

/** Keeps a draft that gives way to another text as a version. */
export async function keepAsVersion(
	{ record: { kind }, keeper, readTyped }: RecordRows,
	before: Editable,
	draft: Draft,
	t: Connection,
): Promise<void> {
	const pictures = keeper.listedAfter(draft.pictures, keeper.listed(before.pictures));
	const content = { row: readTyped(draft.words), pictures, documents: draft.documents, words: draft.words };
	const { id, version } = before;
	await writeVersion({ kind, id, version, origin: "draft", content, by: draft.by, at: draft.at }, t);
}
