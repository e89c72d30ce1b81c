import { sql } from "kysely";
import { addFirstAdmin } from "#app/accounts/users/users.server.ts";
import { config } from "#app/foundation/config/config.server.ts";
import { closeDatabase, db, engine } from "#app/foundation/database/client.server.ts";
import { searchText } from "#app/foundation/database/folding.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "#app/foundation/database/postgres.server.ts";
import { scattered } from "./scattered.ts";

/*
 * Fills the database of its settings with REQUESTS contact requests, an hour apart, the same ones at every run: one in
 * ten is hidden, one in three is open. Their rows are written as the site writes them, many at a time.
 */
const count = Number(process.env.REQUESTS);
const HOUR_MILLISECONDS = 3_600_000;
const ROWS_AT_ONCE = 500;
const first = ["Erika", "Jürgen", "Anna", "Łukasz", "Björn", "Sabine", "Tom", "Käthe"];
const last = ["Mustermann", "Groß", "Müller", "Nowak", "Schäfer", "Weiß", "Baker", "Lehmann"];
const machines = ["Kettenbagger", "Radlader", "Backenbrecher", "Siebanlage", "Walze", "Dumper"];
const sentences = [
	"Guten Tag, wir suchen für eine Baustelle in Dresden eine Maschine ab Juni.",
	"Bitte senden Sie uns ein Angebot mit Preis, Lieferzeit und Baujahr.",
	"Ist die Maschine noch verfügbar, und kann man sie vor Ort ansehen?",
	"Wir würden unseren alten Bagger gern in Zahlung geben.",
	"Wie hoch sind die Betriebsstunden, und wann war die letzte Wartung?",
	"Sie erreichen mich telefonisch montags bis freitags bis 16 Uhr.",
	"Mit freundlichen Grüßen aus Görlitz",
];

await withStartLock(() => onDatabaseWithoutTimeouts(migrateOn));
await addFirstAdmin();
// Not measured here: the sync to disk.
if (engine() === "sqlite") await sql`pragma synchronous = off`.execute(db());
// The site's own connections time out after seconds, which is too short for this.
const patient = engine() === "postgres" ? openPostgresWithoutTimeouts(config().databaseUrl!) : db();
const begun = Date.now();
for (let from = 0; from < count; from += ROWS_AT_ONCE) {
	const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, at) => rowOf(from + at));
	await patient.insertInto("Kontaktanfragen_Archiv").values(rows).execute();
}
// A running server does this by itself.
if (engine() === "postgres") {
	await sql`vacuum analyze`.execute(patient);
	await patient.destroy();
}
await closeDatabase();
console.log(JSON.stringify({ requests: count }));

function rowOf(n: number) {
	const pick = (words: string[], salt: number) => words[scattered(n, salt) % words.length]!;
	const name = `${pick(first, 1)} ${pick(last, 2)}`;
	const email = `kunde.${n}@example.com`;
	const subject = `Anfrage: ${pick(machines, 3)} ${scattered(n, 4) % 900}`;
	const message = [
		...[5, 6, 7].map((salt) => pick(sentences, salt)),
		...(n % 5000 === 7 ? ["Gesucht wird ein Sonderfahrwerk."] : []),
	].join("\n");
	const time = new Date(begun - (count - n) * HOUR_MILLISECONDS).toISOString();
	const open = scattered(n, 8) % 3 === 0;
	return {
		id: newId(Date.parse(time)),
		name,
		email,
		subject,
		message,
		privacy_agreed: true,
		language: "de" as const,
		fingerprint: String(n),
		bearbeitet: !open,
		...(!open && { processed_at: time, processed_by_email: "office@example.com" }),
		ausgeblendet: scattered(n, 9) % 10 === 0,
		search_text: searchText([name, email, subject, message].join(" ")),
		created_at: time,
		updated_at: time,
	};
}
