import { addFirstAdmin } from "#app/accounts/users/users.server.ts";
import { closeDatabase } from "#app/foundation/database/client.server.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";
import { openPictureStores } from "#app/media/storage/picture-stores.server.ts";
import { loadDemo } from "#demo/seed.ts";

/** The steps of a first start in an empty folder, in order. */
export type FirstSteps = { step: string; milliseconds: number }[];

const steps: FirstSteps = [];
await openPictureStores();
await timed("the database gets its tables", () => withStartLock(() => onDatabaseWithoutTimeouts(migrateOn)));
await timed("the first admin", addFirstAdmin);
await timed("the demo: offers, news and positions with their pictures", loadDemo);
await closeDatabase();
console.log(JSON.stringify(steps));

async function timed(step: string, work: () => Promise<unknown>): Promise<void> {
	const begun = performance.now();
	await work();
	steps.push({ step, milliseconds: performance.now() - begun });
}
