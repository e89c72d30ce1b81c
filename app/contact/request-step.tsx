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
	/** The list that the request was opened from. */
	view: RequestView;
	/** Where to go afterwards: the list, or the request's own page. */
	back: "list" | "request";
};

/** What the buttons say that ask for a step, and that take it. */
export const stepWords = {
	processed: "markProcessed",
	reopened: "reopen",
	hidden: "hide",
	unhidden: "unhide",
	removed: "remove",
} as const;

/**
 * Asks before a step is taken. Without a script its link leads to the request's own page, where the question stands.
 */
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

/** The same question in the page, for who has no script. */
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

/** The form that takes a step at once. */
export function StepForm({ step, request, view, back, button }: Props & { button?: ReactNode }) {
	const t = useTexts("kontaktanfragen");
	return (
		// The dialog around it, if any, has done its part; after a failure the page must not be locked behind it.
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
