import type { ReactNode } from "react";
import { Form } from "react-router";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { AskLink } from "../../ui/ask-link.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import type { RequestStep } from "../request.ts";
import { listAddress, type RequestView, requestAddress, stepAddress } from "./request-list.ts";

type Props = {
	id: string;
	/** The view from which the request was opened. */
	view: RequestView;
	/** Where to go afterwards: to the list or to the request's own page. */
	back: "list" | "request";
};

/** The buttons' texts for each step. */
export const stepLabels = {
	processed: "markProcessed",
	reopened: "reopen",
	hidden: "hide",
	unhidden: "unhide",
	released: "release",
	removed: "remove",
} as const satisfies Record<RequestStep, string>;

/** Asks before a request is deleted for good. Without scripts it links to the request's page, which asks. */
export function AskToRemove({ subject, ...props }: Props & { subject: string }) {
	const t = useTexts("kontaktanfragen");
	const question = useTexts("alertDialog");
	return (
		<AskLink
			href={requestAddress(props.id, props.view, { frage: "removed", zurueck: props.back })}
			className={buttonLook({ kind: "risky" })}
			title={question("title")}
			text={t("ask.removed", { subject })}
			cancel={question("cancel")}
			confirm={<StepForm step="removed" {...props} />}
		>
			{t("remove")}
		</AskLink>
	);
}

/** The same question within the page, for browsers without scripts. */
export function AskedToRemove({ subject, ...props }: Props & { subject: string }) {
	const t = useTexts("kontaktanfragen");
	const question = useTexts("alertDialog");
	const { id, view, back } = props;
	return (
		<section className="mt-6 rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<h2 className="text-lg">{question("title")}</h2>
			<p className="mt-1 mb-4">{t("ask.removed", { subject })}</p>
			<div className="flex flex-wrap gap-3">
				<StepForm step="removed" {...props} />
				<LocalLink
					to={back === "list" ? listAddress(view) : requestAddress(id, view)}
					className={buttonLook({ kind: "secondary" })}
				>
					{question("cancel")}
				</LocalLink>
			</div>
		</section>
	);
}

/** What is asked before a step; undefined for steps that are taken at once. */
export function useStepQuestion(): (step: RequestStep, name: string) => string | undefined {
	const t = useTexts("kontaktanfragen");
	return (step, name) => (step === "processed" || step === "hidden" ? t(`ask.${step}`, { name }) : undefined);
}

type StepProps = Props & {
	step: RequestStep;
	/** What its button asks first. */
	question?: string;
	button?: ReactNode;
};

/** The form that takes a step. */
export function StepForm({ step, id, view, back, question, button }: StepProps) {
	const t = useTexts("kontaktanfragen");
	return (
		// Not a navigation, which would leave the page and what is typed there even if the step fails.
		// Closes the dialog around it, if any: if the step fails, an open one would block the page.
		<Form
			method="post"
			action={stepAddress(id, step, view)}
			navigate={false}
			preventScrollReset={back === "list"}
			onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
		>
			<HiddenFields fields={[["zurueck", back]]} />
			{button ?? (
				<Button
					type="submit"
					data-ask={question}
					kind={step === "removed" ? "danger" : step === "released" ? "primary" : "secondary"}
				>
					{t(stepLabels[step])}
				</Button>
			)}
		</Form>
	);
}
