import { now } from "../database/client.server.ts";
import { answerBy } from "./answer-time.ts";
import { officeClock } from "./office-clock.server.ts";

/** Until when a request that is sent now is answered: a day of the office's calendar, and a time on its clock. */
export async function promisedAnswer(): Promise<{ day: string; time: string }> {
	return answerBy(await officeClock(), now());
}
