import { type Fault, inFile } from "./fault.ts";

/** What all rooms stand on, and the small rooms. */
export const groundFaults: Fault[] = [
	// Limits of use
	...inFile("app/foundation/rate-limit/database-counters.server.ts", [
		"one more than the limit is let through",
		"row.points <= limit.points",
		"row.points <= limit.points + 1",
		"rooms/rate-limit",
	]),

	// Media
	...inFile("app/media/image-limits.ts", [
		"any size of a picture is made",
		'servedWidths.find((served) => String(served) === params.get("w"))',
		'Number(params.get("w"))',
		"app/media/image-limits",
	]),
	...inFile("app/media/storage/picture-owners.server.ts", [
		"a record takes another one's pictures",
		"kind === null || (id === owner?.id && (kind === owner.kind || kind === VERSION))",
		"true",
		"rooms/documents",
	]),
	...inFile("app/media/sweep.server.ts", [
		"a picture of today is swept before its form is saved",
		"daysAgo(unusedDays.office)",
		'"9999"',
		"rooms/picture-store",
	]),
	...inFile("app/media/documents.server.ts", [
		"a document may be larger than the limit",
		"file.byteLength > mostBytes",
		"false",
		"app/media/documents",
	]),
	...inFile("app/media/document-answer.server.ts", [
		"a document's name carries the letters that end a header's word",
		'/[\\p{Cc}\\p{Cf}"*/:<>?\\\\|]/gu',
		"/[\\p{Cc}\\p{Cf}]/gu",
		"flows/documents",
	]),

	// Backup
	...inFile("app/operation/backup/kept-backups.ts", [
		"the oldest backup of a week is kept, not the newest",
		"newestFirst.filter((name) => !days.includes(dayOf(name)))",
		"newestFirst.filter((name) => !days.includes(dayOf(name))).reverse()",
		"app/operation/backup/kept-backups",
	]),
	...inFile("app/operation/backup/schedule.ts", [
		"a second backup is made on the same day",
		"Date.parse(lastMade) >= due.getTime()",
		"Date.parse(lastMade) > now.getTime()",
		"app/operation/backup/schedule",
	]),

	// Outbox
	...inFile(
		"app/mail/claims.server.ts",
		[
			"a message that is being sent is sent by another process too",
			'e("leased_until", "<", time)',
			'e("leased_until", "<", "9999")',
			"rooms/outbox.test",
			"const isDue =",
		],
		["the text of a mail is kept after it was sent", "withoutContent(claim)", "claim.payload", "rooms/outbox.test"],
	),
	...inFile("app/mail/mail-letter.server.ts", [
		"a visitor's markup becomes markup of a mail",
		"escapeLines(value)",
		"value",
		"rooms/request-mails",
	]),

	// Search alerts
	...inFile(
		"app/alerts/new-machines.server.ts",
		[
			"an address gets a mail each hour",
			"findings.length > 0 ? BETWEEN_MAILS : BETWEEN_LOOKS",
			"BETWEEN_LOOKS",
			"rooms/new-machines",
		],
		["a machine that two searches find is told twice", "!told.has(machine.id)", "true", "rooms/new-machines"],
	),
	...inFile("app/alerts/own-alerts.server.ts", [
		"a mail about new machines goes out after the last alert was ended",
		"await deleteUnsentAbout(newsKey(owner.id), t)",
		"undefined",
		"rooms/search-alerts",
	]),

	// Selection and watchlist
	...inFile("app/machines/finder/judge.ts", [
		"a machine that does exactly what is needed does not suit",
		"need <= available",
		"need < available",
		"app/machines/finder",
		"const values = { stated: throughput,",
	]),
	...inFile("app/site/watchlist/watchlist.ts", [
		"whatever stands in local storage becomes a saved machine",
		'typeof id === "string" && /^[\\da-f-]{36}$/.test(id)',
		"true",
		"app/site/watchlist",
	]),

	// Trash and audit log
	...inFile(
		"app/content/trash/trash-repository.server.ts",
		[
			"removing for good is not in the audit log",
			'await writeAudit({ kind, id, name: row.name, action: "removed", by }, t)',
			"undefined",
			"rooms/trash-and-audit",
		],
		["the trash is never emptied", "before", '"0000"', "rooms/trash-and-audit", '.where("created_at", "<",'],
	),
	...inFile("app/routes/admin/records/trash.tsx", [
		"whoever may restore may also remove for good",
		'(wanted === "remove" || wanted === "empty") && !mayRemove',
		"false",
		"flows/trash.test",
	]),
	...inFile("app/log/audit.ts", [
		"the audit log names fields that have not changed",
		"before[field] !== after[field]",
		"true",
		"app/log",
	]),

	// Security and server
	...inFile("app/log/log-retention.server.ts", [
		"the log is never shortened",
		"days !== null",
		"false",
		"flows/log-retention",
		"export async function cleanLog",
	]),
	...inFile("app/foundation/request/cookies.server.ts", [
		"the session's cookie can be read by scripts",
		'`${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overTls() ? "; Secure" : ""}`',
		'`${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${overTls() ? "; Secure" : ""}`',
		"flows/over-tls",
	]),
	...inFile("server/host-check.ts", [
		"a form of another site is taken",
		'site === "same-origin" || site === "none"',
		"true",
		"flows/forged",
	]),
	...inFile("server/host-check.ts", [
		"a second Host header is taken",
		"more.length > 0",
		"more.length > 1",
		"flows/host-check",
	]),
	...inFile(
		"server/page-cache/page-cache.ts",
		[
			"the page cache keeps a page that sets a cookie",
			'rendered.status === 200 && !rendered.headers.has("Set-Cookie")',
			"rendered.status === 200",
			"project/page-cache",
		],
		["a kept page is shown to staff", "cookie !== undefined && hasSessionCookie(cookie)", "false", "flows/page-cache"],
	),
	...inFile("app/site/json-ld.tsx", [
		"a stored text can end the script element",
		"JSON.stringify(facts).replace(/[<\\u2028\\u2029]/g, escape)",
		"JSON.stringify(facts)",
		"flows/structured-data",
	]),

	// Languages and ui
	...inFile("app/foundation/i18n/format.ts", [
		"times are those of Greenwich",
		"new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })",
		'new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options })',
		"app/foundation/i18n/format",
	]),
	...inFile("app/foundation/ui/page-number.ts", [
		"page 0 of a list is asked for",
		"page > 0",
		"page >= 0",
		"app/foundation/ui/page-number",
	]),
	...inFile("app/foundation/ui/form/field.tsx", [
		"a field with a mistake is not marked for screen readers",
		"error ? true : undefined",
		"undefined",
		"flows/contact.test",
	]),
];
