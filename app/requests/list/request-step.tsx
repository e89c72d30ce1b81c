import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { AskButton } from "../../foundation/ui/ask-button.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import type { RequestStep } from "../request.ts";
import { type RequestView, stepAddress } from "./request-list.ts";

type Props = {
	id: string;
	/** The view from which the request was opened. */
	view: RequestView;
	/** The page that follows: the list or the request's own page. */
	back: "list" | "request";
};

/** Asks before a request is deleted for good. */
export function AskToRemove({ subject, ...props }: Props & { subject: string }) {
	const t = useTexts("kontaktanfragen");
	const question = useTexts("alertDialog");
	return (
		<AskButton
			className={buttonLook({ kind: "risky" })}
			title={question("title")}
			text={t("ask.removed", { subject })}
			cancel={question("cancel")}
			confirm={<StepForm step="removed" {...props} />}
		>
			{t("step.removed")}
		</AskButton>
	);
}

/** Returns the question before a step; undefined for steps that are taken at once. */
export function useStepQuestion(): (step: RequestStep, name: string) => string | undefined {
	const t = useTexts("kontaktanfragen");
	return (step, name) => (step === "processed" || step === "hidden" ? t(`ask.${step}`, { name }) : undefined);
}

type StepProps = Props & {
	step: RequestStep;
	/** Asked by its button before the step is taken. */
	question?: string;
	className?: string;
	/** Replaces the button. */
	children?: ReactNode;
};

/** The form that takes a step. */
export function StepForm({ step, id, view, back, question, className, children }: StepProps) {
	const t = useTexts("kontaktanfragen");
	return (
		// Not a navigation, which would leave the page and what is typed there even if the step fails.
		// Closes the dialog around it, if any: if the step fails, an open one would block the page.
		<Form
			method="post"
			action={stepAddress(id, step, view)}
			navigate={false}
			preventScrollReset={back === "list"}
			className={className}
			onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
		>
			<HiddenFields fields={[["zurueck", back]]} />
			{children ?? (
				<Button
					type="submit"
					data-ask={question}
					kind={step === "removed" ? "danger" : step === "released" ? "primary" : "secondary"}
				>
					{t(`step.${step}`)}
				</Button>
			)}
		</Form>
	);
}
