import { hashPassword } from "#app/accounts/passwords/password.server.ts";
import { storeUser } from "#app/accounts/users/users.server.ts";
import { closeDatabase, db } from "#app/foundation/database/client.server.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";

/* Adds USERS offer managers, all with the same password, to the database of its settings. */
await withStartLock(() => onDatabaseWithoutTimeouts(migrateOn));
const password = await hashPassword(process.env.PASSWORD!);
await db()
	.transaction()
	.execute(async (t) => {
		for (let n = 0; n < Number(process.env.USERS); n++)
			await storeUser(
				{ email: `user-${n}@example.com`, password, role: "angebots_admin", confirmed: true, language: "de" },
				null,
				t,
			);
	});
await closeDatabase();
console.log("{}");
