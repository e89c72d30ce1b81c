import type { Connection } from "../../foundation/database/client.server.ts";
import type { Actor } from "../../log/audit.ts";
import type { RecordService } from "../record-service.server.ts";
import type { Shown } from "../shown.ts";
import { findState, type StateRow, type StepOutcome, takeStep } from "./step-service.server.ts";
import type { StepName, StepValues } from "./steps.ts";

type Task = { shown: Shown; words: StepValues; by: Actor; also?: (t: Connection, was: StateRow) => Promise<void> };

/**
 * Takes a step of a record as it was shown, and ends its draft if it leaves that state. Returns the fields that have to
 * be mended first in an incomplete draft.
 */
export async function takeRecordStep(
	service: Pick<RecordService, "record" | "unfinished" | "endDraft">,
	id: string,
	step: StepName,
	{ shown, words, by, also }: Task,
): Promise<StepOutcome | { state: "incomplete"; fields: string[] }> {
	const { record } = service;
	const leavesDraft = (await findState(record, id))?.row.state === "draft";
	const fields = leavesDraft ? await service.unfinished(id) : [];
	if (fields.length > 0) return { state: "incomplete", fields };
	return takeStep(record, id, step, {
		shown,
		words,
		by,
		async also(t, was) {
			if (leavesDraft) await service.endDraft(id, by, t);
			await also?.(t, was);
		},
	});
}
