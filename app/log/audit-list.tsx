import { Link } from "react-router";
import { clock, dayByName, today } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { PersonMark, useNameOf } from "../office/frame/people.tsx";
import { alarming, type AuditKind } from "./audit.ts";
import { deviceName } from "./device.ts";
import { AuditChanges } from "./audit-changes.tsx";
import { useKindNames, useRecordLabels } from "./use-record-labels.ts";
import type { AuditEntry } from "./audit-entries.server.ts";

/** The office's page of a record, for kinds other than collections. */
const pages: Partial<Record<AuditKind, (id: string) => string>> = {
	request: (id) => `/admin/kontakt-anfrage/${id}`,
	application: (id) => `/admin/bewerbungen/${id}`,
	user: (id) => `/admin/benutzer/${id}`,
	signIn: (id) => `/admin/benutzer/${id}`,
};

export function RecordHistory({ entries }: { entries: AuditEntry[] }) {
	const t = useTexts("auditLog");
	if (entries.length === 0) return null;
	return (
		<details className="mt-3 rounded-md border border-line bg-surface">
			<summary className="px-5 py-2.5 sm:px-6">
				<h2 className="inline text-lg">{t("ofRecord")}</h2> <span className="text-muted">({entries.length})</span>
			</summary>
			<div className="border-t border-line px-5 py-2 sm:px-6">
				<AuditList entries={entries} ofRecord />
			</div>
		</details>
	);
}

/** Entries in the given order, by day. `ofRecord`: all are of the same record, so its kind and name are left out. */
export function AuditList({ entries, ofRecord = false }: { entries: AuditEntry[]; ofRecord?: boolean }) {
	const language = useLanguage();
	const Heading = ofRecord ? "h3" : "h2";
	const dayOf = ({ at }: AuditEntry) => today(new Date(at));
	return [...new Set(entries.map(dayOf))].map((day) => (
		<section key={day}>
			<Heading className="mt-4 border-b border-strong-line pb-1 text-base">{dayByName(language, day)}</Heading>
			<ol className="divide-y divide-line">
				{runsOf(entries.filter((entry) => dayOf(entry) === day)).map((run) => (
					<Run key={run[0]!.id} run={run} ofRecord={ofRecord} />
				))}
			</ol>
		</section>
	));
}

/** Entries that follow one another and say the same of several records in a minute, as after a change of many rows. */
function runsOf(entries: AuditEntry[]): AuditEntry[][] {
	const runs: AuditEntry[][] = [];
	const told = ({ kind, action, by, at }: AuditEntry) => [kind, action, by, at.slice(0, 16)].join(" ");
	for (const entry of entries) {
		const run = runs.at(-1);
		if (run && told(run[0]!) === told(entry)) run.push(entry);
		else runs.push([entry]);
	}
	return runs;
}

/** Folds all but the first. Sign-ins and the history of one record hide nothing. */
function Run({ run, ofRecord }: { run: AuditEntry[]; ofRecord: boolean }) {
	const t = useTexts("auditLog");
	const entries = run.map((entry) => <Entry key={entry.id} entry={entry} ofRecord={ofRecord} />);
	if (ofRecord || run.length < 3 || run[0]!.kind === "signIn") return entries;
	return (
		<>
			{entries[0]}
			<li>
				<details>
					<summary className="py-2 md:ml-66">{t("andMore", { count: run.length - 1 })}</summary>
					<ol className="divide-y divide-line border-l-2 border-line pl-3">{entries.slice(1)}</ol>
				</details>
			</li>
		</>
	);
}

/** What such an action is called says the state that a record has then. */
const saysState = ["published", "reserved", "released", "sold", "hired", "planned", "withdrawn"];

function Entry({ entry, ofRecord }: { entry: AuditEntry; ofRecord: boolean }) {
	const t = useTexts("auditLog");
	const account = useTexts("account");
	const language = useLanguage();
	const isAnswer = entry.kind === "request" || entry.kind === "application";
	const changes = entry.changes.filter(({ field }) => field !== "state" || !saysState.includes(entry.action));
	return (
		<li className="grid gap-x-6 gap-y-0.5 py-2 md:grid-cols-[15rem_1fr]">
			<p className="flex min-w-0 items-start gap-x-3 text-sm text-muted">
				<time dateTime={entry.at} className="leading-6 tabular-nums">
					{clock(language, entry.at)}
				</time>
				{/* A sign-in names its own account instead. Only the operator changes an account without signing in. */}
				{entry.by && entry.kind !== "signIn" && <PersonMark email={entry.by} />}
				{!entry.by && entry.kind !== "signIn" && <span>{t(entry.kind === "user" ? "operator" : "byItself")}</span>}
			</p>
			<div className="min-w-0">
				<p>
					<b className={`font-semibold ${alarming.includes(entry.action) ? "text-bad" : ""}`}>
						{t(isAnswer && entry.action === "undone" ? "answerTakenBack" : `did.${entry.action}`)}
					</b>
					{!ofRecord && <Subject entry={entry} />}
				</p>
				<AuditChanges kind={entry.kind} changes={changes} />
				{/* The full User-Agent is in the tooltip. */}
				{entry.from && (
					<p title={entry.from.device ?? undefined} className="text-sm [overflow-wrap:anywhere] text-muted">
						{deviceName(entry.from.device ?? "", account)}, <span className="tabular-nums">{entry.from.address}</span>
					</p>
				)}
			</div>
		</li>
	);
}

/** What an entry is about: its record, the account that signed in, or what somebody without an account typed. */
function Subject({ entry: { kind, recordId, name, action } }: { entry: AuditEntry }) {
	const t = useTexts("auditLog");
	const kindName = useKindNames();
	const nameOf = useNameOf();
	const recordPage = useRecordLabels(kind)?.place ?? pages[kind];
	// Users are deleted for good, all others go to the trash first.
	const isGone = action === "removed" || (action === "deleted" && kind === "user");
	const to = action === "deleted" ? "/admin/papierkorb" : recordPage?.(recordId);
	const account = name && (recordId ? nameOf(name) : t("unknownPerson", { email: name }));
	const record = name && t("record", { kind: kindName(kind), name: kind === "user" ? nameOf(name) : name });
	const words = kind === "signIn" ? account : record || kindName(kind);
	if (!words) return null;
	return (
		<>
			:{" "}
			{to && !isGone && /^[0-9a-f-]{36}$/.test(recordId) ? (
				<Link to={to} className="underline underline-offset-4">
					{words}
				</Link>
			) : (
				<span>{words}</span>
			)}
		</>
	);
}
