import { newFolder, runToEnd, type Settings } from "./processes.ts";
import type { Requests } from "./send-requests.ts";
import { ms, type Table } from "./table.ts";

/** Contact requests stored one after the other, and many at once. */
export async function contactRequests(engine: string, settings: Settings): Promise<Table> {
	const results = await runToEnd<Requests[]>("tools/bench/send-requests.ts", { DATA_DIR: newFolder(), ...settings });
	return {
		title: `300 contact requests on ${engine}`,
		note: "Durably stored when answered; written through the room's own code, since the site accepts only five in ten minutes from one address.",
		limit: "The disk, which confirms each request before the sender gets an answer.",
		columns: ["sent", "all ms", "one ms", "slowest ms", "stored"],
		rows: results.map(({ way, all, one, slowest, stored }) => [way, ms(all), ms(one), ms(slowest), stored]),
	};
}
