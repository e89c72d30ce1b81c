import { db } from "#app/foundation/database/client.server.ts";
import { searchText } from "#app/foundation/database/folding.ts";
import { newId } from "#app/foundation/database/identity.ts";

/** Many requests at once, called "Nummer 0" and so on, the last one the newest; `words` makes the text of each. */
export async function makeManyRequests(count: number, words: (n: number) => string): Promise<void> {
	const rows = Array.from({ length: count }, (_, n) => {
		// Some have the same time.
		const time = new Date(Date.parse("2026-01-01T00:00:00.000Z") + Math.floor(n / 7) * 1000).toISOString();
		return {
			id: newId(),
			name: "Masse",
			email: "m@example.com",
			subject: `Nummer ${n}`,
			message: words(n),
			privacy_agreed: true,
			language: "de" as const,
			fingerprint: `masse ${n}`,
			bearbeitet: false,
			ausgeblendet: false,
			search_text: searchText(words(n)),
			updated_at: time,
			created_at: time,
		};
	});
	for (let at = 0; at < rows.length; at += 500)
		await db()
			.insertInto("Kontaktanfragen_Archiv")
			.values(rows.slice(at, at + 500))
			.execute();
}
