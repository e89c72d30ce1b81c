import { type ReactNode, type FormEvent, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { LeaveDialog } from "../foundation/ui/form/leave-dialog.tsx";
import { formContents } from "../foundation/ui/form/form-contents.ts";
import { useFormGuard } from "../foundation/ui/form/use-form-guard.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";

/** The server's answer to a form that was not stored; `code` is the status where its words are not the reason. */
export type NotStored = NotTaken & { code?: number };

type Props = {
	answer: NotStored | undefined;
	/** The texts of its errors, and `saveError`. */
	text: TextByKey;
	/** Another search of the page's address opens another form. */
	bySearch?: boolean;
	heading?: ReactNode;
	className: string;
	children: ReactNode;
	/** What stands beside its button. */
	beside?: ReactNode;
};

/** A short form of the office, which keeps no drafts. It asks before what was typed is lost. */
export function AskingForm({ answer, text, bySearch, heading, className, children, beside }: Props) {
	const t = useTexts("saveBar");
	const editor = useTexts("editor");
	const form = useRef<HTMLFormElement>(null);
	const { blocker, markSaved } = useFormGuard({ form, unsaved: answer !== undefined, bySearch });
	const saving = useSaving();
	const pageAnswer = useRef<unknown>(undefined);
	pageAnswer.current = useActionData();
	const sent = useRef<string | null>(null);
	useEffect(() => {
		if (!saving) return;
		return () => {
			// A form that is stored leads to a page without an answer; other forms of the page are not this one.
			if (sent.current !== null && pageAnswer.current === undefined) markSaved(sent.current);
			sent.current = null;
		};
	}, [saving, markSaved]);
	const send = (event: FormEvent<HTMLFormElement>) => {
		if (!event.defaultPrevented) sent.current = formContents(event.currentTarget);
	};
	return (
		<>
			<CheckedForm
				ref={form}
				answer={answer}
				text={text}
				summary={editor("summary")}
				heading={
					<>
						{heading}
						{answer?.code !== undefined && (
							<Failure of={answer} title={editor("saveErrorTitle")} text={text("saveError", { code: answer.code })} />
						)}
					</>
				}
				onSubmit={send}
				className={className}
			>
				{children}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={saving}>
						{t(saving ? "saving" : "save")}
					</Button>
					{beside}
				</div>
			</CheckedForm>
			<LeaveDialog blocker={blocker} text={t} />
		</>
	);
}
