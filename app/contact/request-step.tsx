import type { ReactNode } from "react";
import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { type RequestStep, stepAddress } from "./request.ts";
import { listAddress, type RequestView, requestAddress, viewFields } from "./request-list.ts";

type Props = {
	step: RequestStep;
	request: { id: string; subject: string };
	/** The view from which the request was opened. */
	view: RequestView;
	/** Where to go afterwards: to the list or to the request's own page. */
	back: "list" | "request";
};

/** The buttons' texts for each step. */
export const stepWords = {
	processed: "markProcessed",
	reopened: "reopen",
	hidden: "hide",
	unhidden: "unhide",
	removed: "remove",
} as const;

/** A button that asks before a step is taken. Without scripts it links to the request's page, which asks. */
export function AskForStep({
	look,
	label,
	children,
	...props
}: Props & { look: string; label?: string; children: ReactNode }) {
	const t = useTexts("kontaktanfragen");
	const question = useTexts("alertDialog");
	const { step, request, view, back } = props;
	return (
		<ConfirmDialog
			open={(ask) => (
				<a
					href={requestAddress(request.id, view, { frage: step, zurueck: back })}
					role="button"
					aria-label={label}
					title={label && t(stepWords[step])}
					onClick={(event) => {
						event.preventDefault();
						ask();
					}}
					className={look}
				>
					{children}
				</a>
			)}
			title={question("title")}
			text={t(`ask.${step}`, { subject: request.subject })}
			cancel={question("cancel")}
			confirm={<StepForm {...props} />}
		/>
	);
}

/** The same question within the page, for browsers without scripts. */
export function AskedStep(props: Props) {
	const t = useTexts("kontaktanfragen");
	const question = useTexts("alertDialog");
	const { step, request, view, back } = props;
	return (
		<section
			className={`mt-6 rounded-sm border-l-4 p-4 ${step === "removed" ? "border-bad bg-bad-ground" : "border-amber bg-surface"}`}
		>
			<h2 className="text-lg">{question("title")}</h2>
			<p className="mt-1 mb-4">{t(`ask.${step}`, { subject: request.subject })}</p>
			<div className="flex flex-wrap gap-3">
				<StepForm {...props} />
				<LocalLink
					to={back === "list" ? listAddress(view) : requestAddress(request.id, view)}
					className={buttonLook({ kind: "secondary" })}
				>
					{question("cancel")}
				</LocalLink>
			</div>
		</section>
	);
}

/** The form that takes the step. */
export function StepForm({ step, request, view, back, button }: Props & { button?: ReactNode }) {
	const t = useTexts("kontaktanfragen");
	return (
		// Closes the dialog around it, if any: if the step fails, an open one would block the page.
		<Form
			method="post"
			action={stepAddress(request.id, step)}
			onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
		>
			<HiddenFields fields={{ ...viewFields(view), zurueck: back }} />
			{button ?? (
				<Button type="submit" kind={step === "removed" ? "danger" : "primary"}>
					{t(stepWords[step])}
				</Button>
			)}
		</Form>
	);
}
