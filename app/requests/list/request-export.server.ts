import { type RawBuilder, sql } from "kysely";
import { inTransaction } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { CSV_STEP, csvFile } from "../../office/list/csv-file.server.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { subjectFor } from "../default-subject.ts";
import type { Choice } from "../../office/list/choice.ts";
import { furtherNames } from "../request-machines.server.ts";
import { assignedEmail, ofKind } from "../request-kind.server.ts";
import { conditionsOf, type Selection } from "./request-definition.server.ts";
import { requestsWhere } from "./request-list.server.ts";
import type { Outcome } from "../page/request-work.ts";
import type { Source } from "../contact/source.ts";
import { sourceLines } from "../contact/source-label.ts";

/**
 * Logs an export and returns requests of a view, or of a choice, as a CSV file, read as fast as the client takes it.
 * @throws when the database does not answer, before anything is sent
 */
export async function exportRequests(view: Selection, language: Language, by: Actor, choice: Choice | null = null) {
	await inTransaction((t) => writeAudit({ kind: view.kind, id: "list", name: null, action: "exported", by }, t));
	return csvFile<Row>(columnsIn(language), chosenRows(view, by.id, choice));
}

/** `further`: the names of its machines beyond the first. */
type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number] & { further: string[] };

/** The chosen requests of a view with their further machines, the newest first, in batches. */
async function* chosenRows(view: Selection, me: string, choice: Choice | null): AsyncGenerator<Row[]> {
	const left = choice?.all ? choice.not : [];
	const chosen = choice && !choice.all ? choice.chosen.map(({ id }) => id).filter(isId) : null;
	if (chosen?.length === 0) return;
	const conditions = chosen ? [ofKind(view.kind), sql<boolean>`id in (${sql.join(chosen)})`] : conditionsOf(view, me);
	const first = rows(conditions).orderBy("created_at", "desc").orderBy("id", "desc").limit(CSV_STEP);
	let batch = await first.execute();
	for (let last = batch.at(-1); last; last = batch.at(-1)) {
		const further = await furtherNames(batch.map(({ id }) => id));
		const shown = batch.filter(({ id }) => !left.includes(id));
		yield shown.map((row) => ({ ...row, further: further.get(row.id) ?? [] }));
		const { created_at, id } = last;
		batch = await first.where((is) => is(is.refTuple("created_at", "id"), "<", is.tuple(created_at, id))).execute();
	}
}

function rows(conditions: RawBuilder<boolean>[]) {
	return requestsWhere(conditions)
		.select(assignedEmail.as("assigned_email"))
		.select(["id", "created_at", "name", "email", "phone", "language"])
		.select(["subject", "default_subject", "message", "offer_name", "privacy_agreed", "source"])
		.select(["bearbeitet", "processed_at", "processed_by_email", "outcome", "outcome_reason"]);
}

function columnsIn(language: Language): [heading: string, cell: (row: Row) => string][] {
	const t = textsIn(language).of("kontaktanfragen");
	const outcome = textsIn(language).of("requestWork");
	const time = (at: string | null) => (at === null ? "" : dateAndTime(language, at));
	const wordsOf = (source: Source) =>
		sourceLines(source).map(([label, value]) => (value ? `${t(label)}: ${value}` : t(label)));
	return [
		[t("date"), (row) => time(row.created_at)],
		[t("name"), (row) => row.name],
		[t("email"), (row) => row.email],
		[t("phone"), (row) => row.phone ?? ""],
		[t("subject"), (row) => subjectFor(language, row)],
		[t("message"), (row) => row.message],
		[t("machine"), (row) => [row.offer_name, ...row.further].filter(Boolean).join("; ")],
		[t("language"), (row) => t(`language.${row.language}`)],
		[t("source"), ({ source }) => (source ? wordsOf(JSON.parse(source) as Source).join("; ") : "")],
		[t("privacy"), (row) => t(row.privacy_agreed ? "yes" : "no")],
		[t("processed"), (row) => t(row.bearbeitet ? "yes" : "no")],
		[t("processedAt"), (row) => time(row.processed_at)],
		[t("processedBy"), (row) => row.processed_by_email ?? ""],
		[t("assignedTo"), (row) => row.assigned_email ?? ""],
		[
			t("outcome"),
			(row) =>
				[row.outcome && outcome(`outcome.${row.outcome as Outcome}`), row.outcome_reason].filter(Boolean).join(": "),
		],
		[t("number"), (row) => row.id],
	];
}
