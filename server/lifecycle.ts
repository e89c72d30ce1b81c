import { addFirstAdmin } from "../app/accounts/users.server.ts";
import { config } from "../app/config.server.ts";
import { closeDatabase } from "../app/database/client.server.ts";
import { aloneOnDatabase, migrate } from "../app/database/migrate.server.ts";
import { removeUnusedPictures } from "../app/media/pictures.server.ts";
import { forgetPast } from "../app/throttle/throttle.server.ts";

const HOUR_MILLISECONDS = 3_600_000;
let housekeeping: NodeJS.Timeout | undefined;

/** What the operator is told once, at the first start. */
export type FirstStart = { email: string; generatedPassword: string | null } | null;

/** Brings the database up to date and, when it is empty, creates the first admin and loads the demo content. */
export async function prepareSite(): Promise<FirstStart> {
	const first = await aloneOnDatabase(async () => {
		await migrate();
		const admin = await addFirstAdmin();
		if (admin && config().demoContent) await (await import("../demo/seed.ts")).loadDemo();
		return admin;
	});
	housekeeping = setInterval(() => void keepHouse(), HOUR_MILLISECONDS).unref();
	void keepHouse();
	return first;
}

/** Clears away what is left over; a failure waits for the next round. */
async function keepHouse(): Promise<void> {
	await Promise.allSettled([removeUnusedPictures(), forgetPast()]);
}

export async function closeSite(): Promise<void> {
	clearInterval(housekeeping);
	await closeDatabase();
}
