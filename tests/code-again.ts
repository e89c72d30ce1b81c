import { db } from "#app/foundation/database/client.server.ts";

/**
 * Lets the code that set up a user's second factor be used once more. A test that would set it up with the code of the
 * half minute before fails when a half minute ends in between.
 */
export async function allowCodeAgain(userId: string): Promise<void> {
	await db()
		.updateTable("second_factors")
		.set((row) => ({ last_step: row("last_step", "-", 1) }))
		.where("user_id", "=", userId)
		.execute();
}
