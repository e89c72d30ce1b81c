import type { BulkAnswer } from "../office/bulk-answer.ts";
import type { Choice } from "../office/choice.ts";

/** The question before records are removed for good, asked at the time `at`. `names`: the first of the `count` records. */
export type TrashAsked = { action: "empty" | "remove"; at: string; choice: Choice; count: number; names: string[] };

/** What the trash says after an action with several records that has not simply been done. */
export type TrashAnswer = BulkAnswer<TrashAsked>;
