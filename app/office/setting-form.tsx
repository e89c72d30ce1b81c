import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import { formContents } from "../foundation/ui/form/form-contents.ts";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useLeaveGuard } from "../foundation/ui/form/use-leave-guard.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";

type Props = Pick<ComponentProps<typeof CheckedForm>, "heading" | "className" | "label" | "children"> & {
	answer: NotTaken | undefined;
	text: TextByKey;
	beside?: ReactNode;
	/** The search of the address says which entry the form is for. */
	bySearch?: boolean;
};

/** The form of a page of settings. It says why it was not stored, and asks before what was typed is lost. */
export function SettingForm({ answer, text, children, beside, bySearch, className, ...form }: Props) {
	const t = useTexts("saveBar");
	const editor = useTexts("editor");
	const ref = useRef<HTMLFormElement>(null);
	const { blocker, markSaved } = useLeaveGuard(ref, { unsaved: answer !== undefined, bySearch });
	const saving = useSaving();
	const pageAnswer = useRef<unknown>(undefined);
	pageAnswer.current = useActionData();
	const sent = useRef<string | null>(null);
	useEffect(() => {
		if (!saving) return;
		return () => {
			// Once it is stored, the page has no answer. `sent` is null for other forms, such as one that deletes an entry.
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
				{...form}
				{...{ answer, text }}
				ref={ref}
				onSubmit={send}
				summary={editor("summary")}
				className={className ?? "mt-6 grid max-w-2xl gap-5"}
			>
				{children}
				<div className="flex flex-wrap gap-3">
					<Button disabled={saving}>{t(saving ? "saving" : "save")}</Button>
					{beside}
				</div>
			</CheckedForm>
			<LeaveDialog blocker={blocker} />
		</>
	);
}
