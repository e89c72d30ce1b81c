import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import { formContents } from "../foundation/ui/form/form-contents.ts";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { LeaveDialog } from "../foundation/ui/form/leave-dialog.tsx";
import { useLeaveGuard } from "../foundation/ui/form/use-leave-guard.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";

type Props = Pick<ComponentProps<typeof CheckedForm>, "ref" | "onSubmit" | "heading" | "className" | "children"> & {
	answer: NotTaken | undefined;
	/** The texts of its errors. */
	text: TextByKey;
	/** Further buttons after the one that saves. */
	beside?: ReactNode;
};

/** A short form of the office with its button, which says why it was not stored. */
export function SettingForm({ answer, text, children, beside, ...form }: Props) {
	const t = useTexts("saveBar");
	const editor = useTexts("editor");
	const saving = useSaving();
	return (
		<CheckedForm {...form} answer={answer} text={text} summary={editor("summary")}>
			{children}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={saving}>
					{t(saving ? "saving" : "save")}
				</Button>
				{beside}
			</div>
		</CheckedForm>
	);
}

/** A page's only form that asks before what was typed is lost. `bySearch`: another search of the address opens another. */
export function AskingForm({ bySearch, ...props }: Props & { bySearch?: boolean }) {
	const t = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const { blocker, markSaved } = useLeaveGuard(form, { unsaved: props.answer !== undefined, bySearch });
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
			<SettingForm {...props} ref={form} onSubmit={send} />
			<LeaveDialog blocker={blocker} text={t} />
		</>
	);
}
