import { Link } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { AuditKind } from "./audit.ts";
import { AuditChanges } from "./audit-changes.tsx";
import { useKindNames, useRecordWords } from "./use-record-words.ts";
import type { AuditEntry } from "./audit-entries.server.ts";

/** Where what is no collection is looked after. */
const places: Partial<Record<AuditKind, (id: string) => string>> = {
	request: (id) => `/admin/kontakt-anfrage/${id}`,
	user: (id) => `/admin/benutzer/${id}`,
};

/** Steps, the newest first. `ofRecord`: all of one record, whose kind and name are known then. */
export function AuditList({ entries, ofRecord = false }: { entries: AuditEntry[]; ofRecord?: boolean }) {
	return (
		<ol className="divide-y divide-line">
			{entries.map((entry) => (
				<Entry key={entry.id} entry={entry} ofRecord={ofRecord} />
			))}
		</ol>
	);
}

function Entry({ entry, ofRecord }: { entry: AuditEntry; ofRecord: boolean }) {
	const t = useTexts("auditLog");
	const language = useLanguage();
	return (
		<li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[13rem_1fr]">
			<p className="min-w-0 text-sm [overflow-wrap:anywhere] text-muted">
				<time dateTime={entry.at} className="block">
					{dateAndTime(language, entry.at)}
				</time>
				{entry.by ?? t("byItself")}
			</p>
			<div className="min-w-0">
				<p>
					<b className="font-semibold">{t(`did.${entry.action}`)}</b>
					{!ofRecord && <Record entry={entry} />}
				</p>
				<AuditChanges kind={entry.kind} changes={entry.changes} />
			</div>
		</li>
	);
}

function Record({ entry: { kind, recordId, name, action } }: { entry: AuditEntry }) {
	const t = useTexts("auditLog");
	const nameOf = useKindNames();
	const record = useRecordWords(kind);
	// What is deleted lies in the trash, but for users, who are gone for good.
	const place =
		action === "deleted"
			? kind === "user"
				? null
				: () => "/admin/papierkorb"
			: action === "removed"
				? null
				: (record?.place ?? places[kind]);
	const words = name ? t("record", { kind: nameOf(kind), name }) : nameOf(kind);
	return (
		<>
			:{" "}
			{place && /^[0-9a-f-]{36}$/.test(recordId) ? (
				<Link to={place(recordId)} className="underline underline-offset-4">
					{words}
				</Link>
			) : (
				words
			)}
		</>
	);
}
