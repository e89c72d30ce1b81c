import { type FormEvent, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { LeaveDialog } from "../foundation/ui/form/leave-dialog.tsx";
import { formContents } from "../foundation/ui/form/form-contents.ts";
import { useFormGuard } from "../foundation/ui/form/use-form-guard.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";
import { SettingForm, type SettingFormProps } from "./setting-form.tsx";

/** A page's only form that asks before what was typed is lost. `bySearch`: another search of the address opens another. */
export function AskingForm({ bySearch, ...props }: SettingFormProps & { bySearch?: boolean }) {
	const t = useTexts("saveBar");
	const form = useRef<HTMLFormElement>(null);
	const { blocker, markSaved } = useFormGuard({ form, unsaved: props.answer !== undefined, bySearch });
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
			<SettingForm ref={form} onSubmit={send} {...props} />
			<LeaveDialog blocker={blocker} text={t} />
		</>
	);
}
