import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import type { RequestView } from "../list/request-list.ts";
import { StepForm } from "../list/request-step.tsx";
import { outcomes } from "./request-work.ts";

/** Marks a request as processed, and asks how it ended. */
export function CloseForm({ id, view, question }: { id: string; view: RequestView; question: string | undefined }) {
	const step = useTexts("kontaktanfragen");
	return (
		<details className="open:basis-full">
			<summary className={buttonLook({ className: "list-none" })}>{step("close")}</summary>
			<StepForm step="processed" {...{ id, view }} back="request" className="mt-3 flex flex-wrap items-end gap-3">
				{view.kind === "request" && <Outcome />}
				<Button type="submit" data-ask={question}>
					{step("step.processed")}
				</Button>
			</StepForm>
		</details>
	);
}

/** How it ended; applications end without a word. */
function Outcome() {
	const t = useTexts("requestWork");
	return (
		<>
			<SelectField label={t("outcome")} aside={t("optional")} name="outcome" defaultValue="">
				<option value="">{t("outcome.none")}</option>
				{outcomes.map((outcome) => (
					<option key={outcome} value={outcome}>
						{t(`outcome.${outcome}`)}
					</option>
				))}
			</SelectField>
			<TextField label={t("outcomeReason")} aside={t("optional")} name="outcome_reason" maxLength={300} />
		</>
	);
}
