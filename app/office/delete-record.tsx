import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { AskLink } from "../ui/ask-link.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/form/hidden-fields.tsx";
import { useWayBack } from "./use-way-back.ts";

type Props = {
	/** The address that the delete form is sent to. */
	action: string;
	/** The record's name; `question` is the full question to the user. */
	name: string;
	question: string;
	/** What the form says about the record as the page shows it. */
	shown: Record<string, string>;
	/** The list to return to. */
	back?: string;
};

/** Deletes a record after confirmation. Without a script its link opens the record's page with the confirmation. */
export function DeleteRecord({
	action,
	name,
	question,
	shown,
	back,
	href,
	open,
}: Props & { href: string; open: { look: string; label?: string; content: ReactNode } }) {
	const t = useTexts("alertDialog");
	return (
		<AskLink
			href={href}
			label={open.label}
			tooltip={open.label && t("delete")}
			className={open.look}
			title={t("title")}
			text={question}
			cancel={t("cancel")}
			confirm={
				// Not a navigation, which would leave the page and what is typed there even if nothing is deleted.
				<Form method="post" action={action} navigate={false}>
					<input type="hidden" name="name" value={name} />
					{back && <input type="hidden" name="back" value={back} />}
					<HiddenFields fields={shown} />
					<Button type="submit" kind="danger">
						{t("delete")}
					</Button>
				</Form>
			}
		>
			{open.content}
		</AskLink>
	);
}

/** The delete button on a record's own page. `confirming` shows the confirmation in the page instead of a dialog. */
export function DeleteHere({
	action,
	name,
	question,
	shown,
	label,
	confirming,
}: Omit<Props, "back"> & { label: string; confirming: boolean }) {
	const t = useTexts("alertDialog");
	const back = useWayBack();
	const { search } = useLocation();
	if (!confirming)
		return (
			<DeleteRecord
				action={action}
				name={name}
				question={question}
				shown={shown}
				back={back}
				href={`?loeschen&${search.slice(1)}`}
				open={{ look: buttonLook({ kind: "risky", size: "small" }), content: label }}
			/>
		);
	return (
		<Form method="post" action={action} navigate={false} className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<input type="hidden" name="name" value={name} />
			<input type="hidden" name="back" value={back} />
			<HiddenFields fields={shown} />
			<p className="font-bold">{t("title")}</p>
			<p>{question}</p>
			<Button type="submit" kind="danger" size="small" className="mt-3">
				{t("delete")}
			</Button>
		</Form>
	);
}
