import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Intent, WorkAnswer } from "./request-work.ts";

/** The forms with a text of their own for a failure. */
const failures: { [intent in Intent]?: "answerError" | "noteError" } = { answer: "answerError", note: "noteError" };

/** Says above a form that what it sent could not be stored. */
export function WorkFailure({ answer, intent }: { answer: WorkAnswer | undefined; intent: Intent }) {
	const t = useTexts("requestWork");
	if (answer?.intent !== intent || answer.code === undefined) return null;
	const text = t(failures[intent] ?? "workError", { code: answer.code });
	return <Failure of={answer} title={t("notSaved")} text={text} />;
}
