import { beforeAll, beforeEach } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { db } from "#app/foundation/database/client.server.ts";
import type { Schema } from "#app/foundation/database/schema.ts";
import { makeUser } from "./make.ts";

/** A user who is stored before the first test of a file. */
export function useUser(role?: Role): Awaited<ReturnType<typeof makeUser>> {
	const user = { id: "", email: "", password: "" };
	beforeAll(async () => void Object.assign(user, await makeUser(role)));
	return user;
}

/** Empties these tables before each test. */
export function useEmptyTables(...tables: (keyof Schema)[]): void {
	beforeEach(async () => {
		for (const table of tables) await db().deleteFrom(table).execute();
	});
}
