import type { Asked } from "./asked.ts";
import { type Check, checks } from "./checks.server.ts";
import type { Line } from "./finding.ts";

/** A part that is away must not keep the page. */
const PATIENCE_MILLISECONDS = 3000;
/** The dashboard waits for nobody. */
const DASHBOARD_MILLISECONDS = 700;

const urgency = { bad: 0, look: 1, good: 2 };

/** How everything is, what is urgent first, else in the order of the table. */
export async function checkup(asked: Asked): Promise<Line[]> {
	const lines = await Promise.all(checks.map((check) => answer(check, asked, PATIENCE_MILLISECONDS)));
	return lines.sort((one, other) => urgency[one.state] - urgency[other.state]);
}

/**
 * What somebody must see to, of what is quickly known; a check that does not answer is left to the page of all of them.
 */
export async function whatNeedsSomebody(asked: Asked): Promise<Line[]> {
	const lines = await Promise.all(
		checks.filter(({ quick }) => quick).map((check) => answer(check, asked, DASHBOARD_MILLISECONDS)),
	);
	return lines.filter(({ state, words }) => state === "bad" && words !== "unanswered");
}

async function answer({ name, ask }: Check, asked: Asked, patience: number): Promise<Line> {
	let timer: NodeJS.Timeout | undefined;
	try {
		const late = new Promise<never>(
			(_, failed) => (timer = setTimeout(() => failed(new Error("no answer in time")), patience)),
		);
		return { name, ...(await Promise.race([ask(asked), late])) };
	} catch (error) {
		asked.log.warn({ err: error, check: name }, "a check of the site's condition failed");
		return { name, state: "bad", words: "unanswered", todo: "unansweredTodo" };
	} finally {
		clearTimeout(timer);
	}
}
