import { useRef } from "react";
import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Options, SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import { QuestionDialog } from "../../foundation/ui/question-dialog.tsx";
import type { RequestView } from "../list/request-list.ts";
import { StepForm, useStepQuestion } from "../list/request-step.tsx";
import type { ContactRequest } from "./request-detail.server.ts";
import { outcomes } from "./request-work.ts";

/** Closes a request, or says anew how a closed one ended: one question with its fields. */
export function CloseForm({ request, view }: { request: ContactRequest; view: RequestView }) {
	const { id, name, bearbeitet, outcome, outcome_reason } = request;
	const dialog = useRef<HTMLDialogElement>(null);
	const confirmButton = useRef<HTMLButtonElement>(null);
	const question = useStepQuestion()("processed", name)!;
	const step = useTexts("kontaktanfragen");
	const ask = useTexts("alertDialog");
	const t = useTexts("requestWork");
	const form = { className: "grid w-full gap-4", onSubmit: () => dialog.current?.close() };
	const act = bearbeitet ? t("outcomeSave") : step("step.processed");
	const fields = (
		<>
			<SelectField label={t("outcome")} aside={t("optional")} name="outcome" defaultValue={outcome ?? ""}>
				<option value="">{t("outcome.none")}</option>
				<Options of={outcomes} label={(one) => t(`outcome.${one}`)} />
			</SelectField>
			<TextField
				label={t("outcomeReason")}
				aside={t("optional")}
				name="outcome_reason"
				maxLength={300}
				defaultValue={outcome_reason ?? ""}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button kind="secondary" onClick={() => dialog.current!.close()} className="needs-script">
					{ask("cancel")}
				</Button>
				<Button ref={confirmButton} intent={bearbeitet ? "outcome" : undefined}>
					{act}
				</Button>
			</div>
		</>
	);
	const open = () => {
		dialog.current!.showModal();
		confirmButton.current!.focus();
	};
	return (
		<>
			<Button kind="secondary" aria-haspopup="dialog" onClick={open} className="needs-script">
				{bearbeitet ? t("outcomeChange") : step("close")}
			</Button>
			<QuestionDialog ref={dialog} title={ask("title", { act })} text={bearbeitet ? name : question}>
				{bearbeitet ? (
					<Form method="post" preventScrollReset {...form}>
						{fields}
					</Form>
				) : (
					<StepForm step="processed" {...{ id, view }} back="request" {...form}>
						{fields}
					</StepForm>
				)}
			</QuestionDialog>
		</>
	);
}
