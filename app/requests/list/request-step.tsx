import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import type { RequestStep } from "../request.ts";
import { type RequestView, stepAddress } from "./request-list.ts";

/** Returns the question before a step; undefined for steps without one. */
export function useStepQuestion(): (step: RequestStep, name: string) => string | undefined {
	const t = useTexts("kontaktanfragen");
	return (step, name) => (step === "processed" || step === "hidden" ? t(`ask.${step}`, { name }) : undefined);
}

type Props = {
	step: RequestStep;
	id: string;
	view: RequestView;
	/** The page that follows. */
	back: "list" | "request";
	/** Asked before the step is taken. */
	question?: string;
	className?: string;
	onSubmit?: () => void;
	/** Replaces the button. */
	children?: ReactNode;
};

const kinds: Partial<Record<RequestStep, "risky" | "primary">> = { removed: "risky", released: "primary" };

export function StepForm({ step, id, view, back, question, children, ...form }: Props) {
	const t = useTexts("kontaktanfragen");
	return (
		// A navigation would leave the page, with what is typed there, even if the step fails.
		<Form
			method="post"
			action={stepAddress(id, step, view)}
			navigate={false}
			preventScrollReset={back === "list"}
			{...form}
		>
			<HiddenFields fields={[["zurueck", back]]} />
			{children ?? (
				<Button data-ask={question} data-final={step === "removed" || undefined} kind={kinds[step] ?? "secondary"}>
					{t(`step.${step}`)}
				</Button>
			)}
		</Form>
	);
}
