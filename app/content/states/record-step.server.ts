import type { RecordService } from "../record-service.server.ts";
import { findState, type StepOutcome, type StepTask, takeStep } from "./step-service.server.ts";
import { possibleSteps, type StepName } from "./steps.ts";

/** Takes a step of a record, and ends its draft if it was one; an incomplete draft has `fields` to mend first. */
export async function takeRecordStep(
	service: Pick<RecordService, "record" | "unfinished" | "endDraft">,
	id: string,
	step: StepName,
	task: StepTask,
): Promise<StepOutcome | { state: "incomplete"; fields: string[] }> {
	const { record } = service;
	const row = (await findState(record, id))?.row;
	// A step that is not possible is refused for that, whatever the draft lacks.
	const leavesDraft = row?.state === "draft" && possibleSteps(record.states, row).includes(step);
	const fields = leavesDraft ? await service.unfinished(id) : [];
	if (fields.length > 0) return { state: "incomplete", fields };
	return takeStep(record, id, step, {
		...task,
		async also(t, was) {
			if (leavesDraft) await service.endDraft(id, task.by, t);
			await task.also?.(t, was);
		},
	});
}
