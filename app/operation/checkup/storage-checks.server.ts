import { statfs } from "node:fs/promises";
import { cleanUpPause } from "../../log/clock-jump.server.ts";
import { dailyState } from "../backup/daily-state.server.ts";
import { isMissing } from "../backup/schedule.ts";
import { config } from "../../foundation/config/config.server.ts";
import { dateAndTime, number } from "../../foundation/i18n/format.ts";
import { stoppedSweep } from "../../media/sweep.server.ts";
import { size } from "../../foundation/i18n/bytes.ts";
import type { CheckupRequest, Finding } from "./finding.ts";

const MEGABYTE = 1_000_000;
/** Below so much free space the disk is worth a look, or critical: a share of the disk, but at most these bytes. */
const low = { share: 0.1, bytes: 2000 * MEGABYTE };
const critical = { share: 0.03, bytes: 300 * MEGABYTE };

/** Whether the last sweep of unused files stopped, because they may belong to another database. */
export async function store({ language }: CheckupRequest): Promise<Finding> {
	const stopped = await stoppedSweep();
	if (!stopped) return { state: "good", words: "storeGood" };
	const way = { todo: `storeTodo.${stopped.why}`, to: "/admin/zustand#release" } as const;
	if (stopped.why === "other") return { state: "bad", words: "storeOther", ...way };
	const values = { orphans: number(language, stopped.orphans), files: number(language, stopped.files) };
	return { state: "bad", words: "storeMany", values, ...way };
}

export async function disk({ language }: CheckupRequest): Promise<Finding> {
	const folder = config().dataDir;
	const { bavail, blocks, bsize } = await statfs(folder);
	const [free, total] = [bavail * bsize, blocks * bsize];
	const isBelow = ({ share, bytes }: typeof low) => free < Math.min(share * total, bytes);
	const values = { free: size(language, free), total: size(language, total), folder };
	if (!isBelow(low)) return { state: "good", words: "disk", values };
	return { state: isBelow(critical) ? "bad" : "look", words: "disk", todo: "diskTodo", values };
}

export async function backup({ language }: CheckupRequest): Promise<Finding> {
	const { daily, at, folder } = config().backup;
	if (!daily) return { state: "look", words: "backupOff", todo: "backupOffTodo" };
	const { made, failed, past } = await dailyState();
	const time = (utc: string) => dateAndTime(language, utc);
	if (failed) {
		const { reason, at } = failed;
		const values = { time: time(at), folder };
		return { state: "bad", words: `backupReason.${reason}`, todo: `backupTodo.${reason}`, values };
	}
	if (isMissing(past, new Date())) {
		const values = { time: time((made?.at ?? past.siteSince)!) };
		return { state: "bad", words: made ? "backupMissing" : "backupNever", todo: "backupMissingTodo", values };
	}
	if (!made) return { state: "good", words: "backupFirst", todo: "backupKey", values: { at, folder } };
	const values = {
		time: time(made.at),
		size: size(language, made.bytes),
		rows: number(language, made.rows),
		count: number(language, made.pictures),
		file: made.file,
	};
	return { state: "good", words: "backupMade", todo: "backupKey", values };
}

/** Whether the hourly clean-up waits because the server's clock may be fast. */
export async function housekeeping({ language }: CheckupRequest): Promise<Finding> {
	const paused = cleanUpPause();
	if (!paused) return { state: "good", words: "housekeepingGood" };
	const values = { newest: dateAndTime(language, paused.newest), until: dateAndTime(language, paused.until) };
	return { state: "bad", words: "housekeepingPaused", todo: "housekeepingPausedTodo", values };
}
