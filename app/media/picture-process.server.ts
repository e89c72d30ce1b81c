import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { ConcurrencyLimit } from "../foundation/config/concurrency-limit.ts";
import type { PictureJob, PictureJobAnswer, PictureJobs } from "./picture-jobs.server.ts";
import { RefusedFile } from "./upload/refused-file.server.ts";

/** A process ends after this time without work, which gives back 80 MB. */
const IDLE_MILLISECONDS = 20_000;
const MEGABYTE = 1024 * 1024;
/** The exit code of a process that needed too much memory. */
export const OVER_LIMIT = 9;

/**
 * One process for visitors, and one for the office, which does not wait behind them. A phone's photo takes half a
 * second, and 180 MB with the process itself; what exceeds these limits is no photo.
 */
const lanes = { visitors: lane({ megabytes: 256, seconds: 20 }), office: lane({ megabytes: 640, seconds: 60 }) };

/**
 * Does a job with a picture in a process of its own: what is in a stranger's file may end that process, but not the
 * site. `given` is called when it is the job's turn, so that files that wait are in memory only once.
 * @throws RefusedFile
 */
export async function inPictureProcess<Name extends keyof PictureJobs>(
	whose: keyof typeof lanes,
	name: Name,
	given: () => Promise<Parameters<PictureJobs[Name]>>,
): Promise<Awaited<ReturnType<PictureJobs[Name]>>> {
	const answer = await lanes[whose](async () => ({ name, given: await given() }));
	if ("refused" in answer) throw new RefusedFile(answer.refused);
	if ("failed" in answer) throw new Error(`A picture could not be read: ${answer.failed}`);
	return answer.done as Awaited<ReturnType<PictureJobs[Name]>>;
}

/** Runs jobs in turn in one process, which is started with the first job and again after each failure. */
function lane({ megabytes, seconds }: { megabytes: number; seconds: number }) {
	const turns = new ConcurrencyLimit(1);
	let child: ChildProcess | undefined;
	let idle: NodeJS.Timeout | undefined;
	async function answer(job: PictureJob): Promise<PictureJobAnswer> {
		if (!child?.connected) child = started(megabytes);
		const given = await answerOf(child, job, seconds);
		// The memory that a library keeps after one picture must not count against the next one.
		if ((given.bytes ?? 0) > (megabytes * MEGABYTE) / 2) child.disconnect();
		return given;
	}
	return (job: () => Promise<PictureJob>): Promise<PictureJobAnswer> =>
		turns.run(async () => {
			const sent = await job();
			clearTimeout(idle);
			const first = await answer(sent);
			// Where memory is short, the system ends such a process first, so its picture gets another try.
			const given = "ended" in first ? await answer(sent) : first;
			idle = setTimeout(() => child?.connected && child.disconnect(), IDLE_MILLISECONDS).unref();
			return given;
		});
}

function started(megabytes: number): ChildProcess {
	return fork(resolve("app/media/picture-child.server.ts"), [String(megabytes)], {
		// None of the site's settings. One heap: with one for each thread, glibc keeps 300 MB after ten photos.
		env: { MALLOC_ARENA_MAX: "1" },
		execArgv: [],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	}).on("error", () => {});
}

function answerOf(child: ChildProcess, job: PictureJob, seconds: number): Promise<PictureJobAnswer> {
	return new Promise((answered) => {
		let isLate = false;
		const late = setTimeout(() => {
			isLate = true;
			child.kill("SIGKILL");
		}, seconds * 1000);
		// Only while it has a job does the process keep the site from ending.
		for (const kept of [child, child.channel]) kept?.ref();
		const end = (answer: PictureJobAnswer) => {
			clearTimeout(late);
			child.off("message", end).off("error", fail).off("close", close);
			for (const kept of [child, child.channel]) kept?.unref();
			answered(answer);
		};
		const fail = (error: Error) => end({ failed: error.message });
		const close = (code: number | null) =>
			end(isLate || code === OVER_LIMIT ? { refused: "picture.asJpeg" } : { failed: "its process ended", ended: true });
		child.on("message", end).on("error", fail).on("close", close);
		child.send(job);
	});
}
