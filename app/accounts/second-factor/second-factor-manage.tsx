import { Form } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import type { AccountProblem } from "../account-forms.ts";
import { AccountProblemNotice } from "../account-problem.tsx";

/** Renews the recovery codes or turns the second factor off. */
export function SecondFactorManage({ required, problem }: { required: boolean; problem: AccountProblem | null }) {
	const t = useTexts("secondFactor");
	return (
		<Form method="post" className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8">
			<AccountProblemNotice problem={problem} />
			<div className="grid gap-2">
				<h2 className="text-xl">{t("renewTitle")}</h2>
				<p className="text-muted">{t("renewText")}</p>
				<Button type="submit" name="intent" value="renew" kind="secondary" size="small" className="justify-self-start">
					{t("renew")}
				</Button>
			</div>
			<div className="grid gap-2 border-t border-line pt-5">
				<h2 className="text-xl">{t("offTitle")}</h2>
				<p className="text-muted">{t(required ? "offRequired" : "offText")}</p>
				<Button type="submit" name="intent" value="off" kind="danger" size="small" className="justify-self-start">
					{t("off")}
				</Button>
			</div>
		</Form>
	);
}
