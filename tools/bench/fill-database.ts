import { sql } from "kysely";
import * as v from "valibot";
import { addFirstAdmin, firstUser } from "#app/accounts/users/users.server.ts";
import { closeDatabase, db, engine, now } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";
import { type MainCategory, mainCategories, subcategoriesOf } from "#app/machines/offer.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerForm } from "#app/machines/editor/offer-form.ts";
import { scattered } from "./scattered.ts";

/*
 * Fills the database of its settings with OFFERS offers, through the functions the back office uses; the same ones
 * in every run. Only SQLite's sync to disk is off: it is not measured here, and would take a minute.
 */
const count = Number(process.env.OFFERS);
const makes = ["Nordhammer", "Felsmann", "Steinbeiß", "Kiesel & Grob", "Talbrecht", "Örtlmayr", "Brockwerk"];
const yards = ["Arnsdorf", "Dresden", "Bautzen", "Görlitz", null];
const stages = ["IIIA", "IIIB", "IV", "V", null];
const HOUR_MILLISECONDS = 3_600_000;
const AT_ONCE = 8;

await withStartLock(() => onDatabaseWithoutTimeouts(migrateOn));
await addFirstAdmin();
if (engine() === "sqlite") await sql`pragma synchronous = off`.execute(db());
const by = await firstUser();
const pictures = await addPictureRows(count);
const begun = Date.now();
let next = 0;
await Promise.all(
	Array.from({ length: AT_ONCE }, async () => {
		while (next < count) await addOne(next++);
	}),
);
// A running server collects these statistics by itself.
if (engine() === "postgres") await sql`analyze`.execute(db());
await closeDatabase();
console.log(JSON.stringify({ offers: count }));

async function addOne(n: number): Promise<void> {
	const category = mainCategories[n % mainCategories.length]!;
	const subs = subcategoriesOf[category];
	const make = makes[scattered(n, 1) % makes.length]!;
	const kauf = scattered(n, 2) % 10 < 7;
	const price =
		scattered(n, 3) % 12 === 0 ? null : kauf ? 5000 + (scattered(n, 4) % 495_000) : 80 + (scattered(n, 4) % 900);
	const typed: Record<string, string | undefined> = {
		name: `${make} ${category} ${n}${n % 200 === 0 ? " Sonderfahrwerk" : ""}`,
		name_en: n % 3 === 0 ? `${make} machine ${n}` : undefined,
		description: "Gepflegte Maschine aus erster Hand, im eigenen Haus gewartet.\n\nSofort einsatzbereit.",
		category,
		subcategory: subs[scattered(n, 5) % Math.max(1, subs.length)],
		type: kauf ? "kauf" : "miete",
		condition: scattered(n, 6) % 4 === 0 ? "neu" : "gebraucht",
		[kauf ? "sale_price" : "daily_rate"]: price === null ? undefined : String(price),
		price_on_request: price === null ? "true" : undefined,
		available: scattered(n, 7) % 8 === 0 ? undefined : "true",
		manufacturer: make,
		model: `M ${scattered(n, 8) % 900}`,
		year_of_construction: String(1998 + (scattered(n, 9) % 28)),
		operating_hours: String(scattered(n, 10) % 14_000),
		power: String(20 + (scattered(n, 11) % 400)),
		location: yards[scattered(n, 12) % yards.length] ?? undefined,
		emission_stage: stages[scattered(n, 13) % stages.length] ?? undefined,
		...figuresOf(category, n),
	};
	const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
	const saved = await offerRecords.add(v.parse(offerForm, given), {
		by,
		at: new Date(begun - (count - n) * HOUR_MILLISECONDS).toISOString(),
		pictures: [{ id: pictures[n]!, alt: "Ansicht von vorn", alt_en: "Front view" }],
	});
	if (!saved.ok) throw new Error(`offer ${n}: ${saved.reason}`);
}

/** Some of what only such machines have. */
function figuresOf(category: MainCategory, n: number): Record<string, string> {
	const mobility = ["raupe", "rad", "hakenlift"][scattered(n, 14) % 3]!;
	const throughput_max = String(50 + (scattered(n, 15) % 500));
	if (category === "brecheranlagen")
		return { mobility, throughput_max, feed_opening_width: String(600 + (scattered(n, 16) % 900)), magnet: "true" };
	if (category === "siebanlagen") return { mobility, throughput_max, decks: String(1 + (scattered(n, 16) % 3)) };
	if (category === "bagger") return { dig_depth: String(2 + (scattered(n, 14) % 8)), boom_type: "mono", tail: "kurz" };
	if (category === "walzen") return { drum_width: String(800 + (scattered(n, 14) % 1300)), drum_kind: "glatt" };
	return {};
}

/** Pictures that lists name and nobody opens, so rows without files are enough. */
async function addPictureRows(rows: number): Promise<string[]> {
	const made = Array.from({ length: rows }, () => {
		const id = newId();
		return {
			id,
			path: `angebot-bilder/bench/${id}.jpg`,
			user_id: by.id,
			width: 1600,
			height: 1200,
			bytes: 240_000,
			colour: "#8a7f6b",
			// As long as a real one. Without it the site would make the previews of all pictures while it is measured.
			preview: "A".repeat(120),
			updated_at: now(),
		};
	});
	for (let at = 0; at < rows; at += 1000) {
		await db()
			.insertInto("pictures")
			.values(made.slice(at, at + 1000))
			.execute();
	}
	return made.map(({ id }) => id);
}
