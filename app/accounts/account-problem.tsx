import { useTexts } from "../i18n/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { useErrorToast } from "../ui/use-error-toast.ts";
import type { AccountProblem } from "./account-forms.ts";

/** Shows above the form, and as a toast, why a change to one's own account failed. */
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
