import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import { useWayBack } from "./use-way-back.ts";

type Props = {
	/** The address that the form is sent to. */
	action: string;
	/** The record's name. */
	name: string;
	/** What the form says about the record as the page shows it. */
	shown: Record<string, string>;
	/** The list to return to. */
	back: string;
	/** The button that sends it. */
	children: ReactNode;
};

/**
 * Moves a record to the trash; the message after it takes it back. The server asks only where a colleague's change
 * would be lost.
 */
export function DeleteRecord({ action, name, shown, back, children }: Props) {
	return (
		// Not a navigation, which would leave the page and what is typed there even if nothing is deleted.
		<Form method="post" action={action} navigate={false}>
			<HiddenFields fields={{ name, back, ...shown }} />
			{children}
		</Form>
	);
}

type HereProps = Omit<Props, "back" | "children"> & {
	question: string;
	label: string;
	/** The server asks first. */
	confirming: boolean;
};

/** The delete button on a record's own page. */
export function DeleteHere({ question, label, confirming, ...record }: HereProps) {
	const t = useTexts("alertDialog");
	const back = useWayBack();
	if (!confirming)
		return (
			<DeleteRecord {...record} back={back}>
				<Button type="submit" kind="risky" size="small" data-ask={question}>
					{label}
				</Button>
			</DeleteRecord>
		);
	return (
		<div className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<p className="font-bold">{t("title")}</p>
			<p>{question}</p>
			<DeleteRecord {...record} back={back}>
				<Button type="submit" kind="danger" size="small" className="mt-3">
					{t("delete")}
				</Button>
			</DeleteRecord>
		</div>
	);
}
