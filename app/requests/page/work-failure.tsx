import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Intent, WorkAnswer } from "./request-work.ts";

/** The texts of forms that say more than that a change could not be stored. */
const failures: { [intent in Intent]?: "answerError" | "noteError" } = { answer: "answerError", note: "noteError" };

/** Says above a form that what it sent could not be stored; nothing when it was, or when another form failed. */
export function WorkFailure({ answer, intent }: { answer: WorkAnswer | undefined; intent: Intent }) {
	const t = useTexts("requestWork");
	if (answer?.intent !== intent || answer.state !== "failed") return null;
	const text = t(failures[intent] ?? "workError", { code: answer.code });
	return <Failure of={answer} title={t("notSaved")} text={text} />;
}
