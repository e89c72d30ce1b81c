import { useTexts } from "../foundation/i18n/texts.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { AccountProblem } from "./account-forms.ts";

/** Shows above the form, and as a toast, why a change to one's own account failed. */
export function AccountProblemNotice({ problem }: { problem: AccountProblem | null }) {
	const t = useTexts("account");
	const failure = problem && {
		title: t("failedTitle"),
		text: t(problem.reason, { seconds: problem.seconds ?? 0, code: 503 }),
	};
	return failure && <Failure of={problem} {...failure} />;
}
