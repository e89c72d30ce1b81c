import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { type RequestView, stepAddress } from "../list/request-list.ts";
import { outcomes } from "./request-work.ts";

/** Marks a request as processed, and asks how it ended. */
export function CloseForm({ id, view, question }: { id: string; view: RequestView; question: string | undefined }) {
	const step = useTexts("kontaktanfragen");
	return (
		<details className="open:basis-full">
			<summary className={buttonLook({ className: "list-none" })}>{step("close")}</summary>
			{/* Not a navigation, which would leave the page and what is typed there even if the step fails. */}
			<Form
				method="post"
				action={stepAddress(id, "processed", view)}
				navigate={false}
				className="mt-3 flex flex-wrap items-end gap-3"
			>
				<HiddenFields fields={[["zurueck", "request"]]} />
				{view.kind === "request" && <Outcome />}
				<Button type="submit" data-ask={question}>
					{step("step.processed")}
				</Button>
			</Form>
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
