import { useTexts } from "../i18n/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { useErrorToast } from "../ui/use-error-toast.ts";
import type { AccountProblem } from "./account-forms.ts";

/** Why something was not done with the own account, above its form and as a toast. */
export function AccountProblemNotice({ problem }: { problem: AccountProblem | null }) {
	const t = useTexts("account");
	const failure = problem && {
		title: t("failedTitle"),
		text: t(problem.reason, { seconds: problem.seconds ?? 0, code: 503 }),
	};
	useErrorToast(failure, problem);
	return (
		failure && (
			<Notice kind="bad" title={failure.title}>
				<p>{failure.text}</p>
			</Notice>
		)
	);
}
