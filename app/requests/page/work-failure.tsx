import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Refused } from "../../office/refused.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Intent, WorkAnswer } from "./request-work.ts";

/** Says above a form that what it sent could not be stored; nothing when it was, or when another form failed. */
export function WorkFailure({
	answer,
	intent,
	text,
}: {
	answer: WorkAnswer | undefined;
	intent: Intent;
	text: (code: number) => string;
}) {
	const t = useTexts("requestWork");
	if (answer?.intent !== intent) return null;
	if (answer.state === "failed") return <Failure of={answer} title={t("notSaved")} text={text(answer.code)} />;
	if (answer.state === "turnedAway") return <Refused of={answer} refusal={answer.refusal} />;
	return null;
}
