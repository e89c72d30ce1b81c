import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { Form, useActionData } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { LeaveDialog } from "../ui/form/leave-dialog.tsx";
import { formContents } from "../ui/form/form-contents.ts";
import { useFormGuard } from "../ui/form/use-form-guard.ts";
import { useSaving } from "../ui/form/use-saving.ts";

type Props = {
	/** The form opens with words that were not stored. */
	unsaved: boolean;
	/** Another search of the page's address opens another form. */
	bySearch?: boolean;
	className: string;
	children: ReactNode;
};

/** A short form of the office, which keeps no drafts. It asks before what was typed is lost. */
export function AskingForm({ unsaved, bySearch, className, children }: Props) {
	const t = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const { blocker, markSaved } = useFormGuard({ form, unsaved, bySearch });
	const saving = useSaving();
	const answer = useRef<unknown>(undefined);
	answer.current = useActionData();
	const sent = useRef<string | null>(null);
	useEffect(() => {
		if (!saving) return;
		return () => {
			// A form that is stored leads to a page without an answer; other forms of the page are not this one.
			if (sent.current !== null && answer.current === undefined) markSaved(sent.current);
			sent.current = null;
		};
	}, [saving, markSaved]);
	const send = (event: SubmitEvent<HTMLFormElement>) => void (sent.current = formContents(event.currentTarget));
	return (
		<>
			<Form ref={form} method="post" noValidate onSubmit={send} className={className}>
				{children}
			</Form>
			<LeaveDialog blocker={blocker} text={t} />
		</>
	);
}
