/** A mail that was given up. */
export async function givenUp(subject: string): Promise<string> {
	const { db } = await import("#app/database/client.server.ts");
	const { newId } = await import("#app/database/identity.ts");
	const id = newId();
	const payload = JSON.stringify({ to: "erika@example.com", subject, text: "x", html: "x" });
	await db()
		.insertInto("outbox")
		.values({
			id,
			kind: "mail",
			payload,
			attempts: 8,
			next_try_at: "2026-05-01T08:00:00.000Z",
			failed_at: "2026-05-01T08:00:00.000Z",
			last_error: "timeout",
			updated_at: "2026-05-01T08:00:00.000Z",
		})
		.execute();
	return id;
}
