import { type RawBuilder, sql } from "kysely";
import { inTransaction } from "../../foundation/database/client.server.ts";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { chosenSteps, csvFile } from "../../office/list/csv-file.server.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { subjectFor } from "../default-subject.ts";
import type { Choice } from "../../office/list/choice.ts";
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
export async function exportRequests(view: Selection, choice: Choice, language: Language, by: Actor) {
	await inTransaction((t) => writeAudit({ kind: view.kind, id: "list", name: null, action: "exported", by }, t));
	const found = rows(choice.all ? conditionsOf(view, by.id) : [ofKind(view.kind)]);
	return csvFile<Row>(columnsIn(language), chosenSteps(found, choice));
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

/** The names of a request's machines beyond the first, in order. */
const furtherNames = sql<string | null>`(select string_agg(offer_name, '; ' order by position)
	from request_machines where request_id = "Kontaktanfragen_Archiv".id)`;

function rows(conditions: RawBuilder<boolean>[]) {
	return requestsWhere(conditions)
		.select([assignedEmail.as("assigned_email"), furtherNames.as("further")])
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
		[t("machine"), (row) => [row.offer_name, row.further].filter(Boolean).join("; ")],
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
