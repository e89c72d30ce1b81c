import type { Logger } from "pino";

/** `milliseconds` between the end of a round and the next one; `first` until the first one. */
type Pace = { milliseconds: number; first?: number };
/** Stops further rounds and waits for the running one. */
export type StopRounds = () => Promise<void>;

/** Repeats `work`, also after a failure. While rounds keep failing, as in an outage, only the first one is logged. */
export function inRounds(name: string, work: () => Promise<unknown>, log: Logger, pace: Pace): StopRounds {
	const { milliseconds, first = 0 } = pace;
	let failing = false;
	let stopped = false;
	let running: Promise<void> = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	const begin = () => void (running = round());
	const beginIn = (pause: number) => void (timer = setTimeout(begin, pause).unref());
	async function round(): Promise<void> {
		try {
			await work();
			failing = false;
		} catch (error) {
			if (!failing) log.error({ err: error, work: name }, "a round of regular work failed");
			failing = true;
		}
		if (!stopped) beginIn(milliseconds);
	}
	if (first > 0) beginIn(first);
	else begin();
	return async () => {
		stopped = true;
		clearTimeout(timer);
		await running;
	};
}
