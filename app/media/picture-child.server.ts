import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { type PictureJob, type PictureJobAnswer, pictureJobs } from "./picture-jobs.server.ts";
import { OVER_LIMIT } from "./picture-process.server.ts";
import { RefusedFile } from "./upload/refused-file.server.ts";

/* The process that unpacks pictures: one job after another, until its parent is gone or it needs too much memory. */

const CHECK_MILLISECONDS = 10;
const NICENESS = 10;
const mostBytes = Number(process.argv[2]) * 1024 * 1024;

// Decoding runs on another thread, so this check is never late.
setInterval(() => {
	if (process.memoryUsage.rss() > mostBytes) process.exit(OVER_LIMIT);
}, CHECK_MILLISECONDS);
try {
	// Pages come before pictures.
	setPriority(NICENESS);
} catch {
	// Some sandboxes forbid it, as deploy/site.service does.
}
// Where memory is short, Linux ends this process and not the site.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

process.on("disconnect", () => process.exit());
process.on("message", (job: PictureJob) => {
	void run(job).then((answer) => process.send!({ ...answer, bytes: process.memoryUsage.rss() }));
});

async function run({ name, given }: PictureJob): Promise<PictureJobAnswer> {
	const work = pictureJobs[name] as (...given: unknown[]) => Promise<unknown>;
	try {
		return { done: await work(...given) };
	} catch (error) {
		return error instanceof RefusedFile ? { refused: error.reason } : { failed: String(error) };
	}
}
