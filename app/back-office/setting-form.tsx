import { type ComponentProps, type ReactNode, useRef } from "react";
import { useActionData, useLoaderData } from "react-router";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { useLeaveGuard } from "../foundation/ui/form/use-leave-guard.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";
import { ChangedMeanwhile } from "../log/changed-meanwhile.tsx";
import { LeaveDialog } from "../office/leave-dialog.tsx";

type Props = Pick<ComponentProps<typeof CheckedForm>, "className" | "label" | "children"> & {
	text: TextByKey;
	beside?: ReactNode;
	/** Which of several entries the form is for, as the search of the address says. */
	entry?: string;
};

/** The form of a page of settings. It says why it was not stored, and asks before what was typed is lost. */
export function SettingForm({ text, children, beside, entry = "", className, label }: Props) {
	const t = useTexts("saveBar");
	const editor = useTexts("editor");
	const ref = useRef<HTMLFormElement>(null);
	const answer = useActionData<NotTaken>();
	const { shown } = useLoaderData<{ shown: string }>();
	// A form of its own for what is stored then, which may differ from what was typed.
	const named = `${entry} ${shown}`;
	const { blocker } = useLeaveGuard(ref, { unsaved: answer !== undefined, named, bySearch: true });
	const saving = useSaving();
	return (
		<>
			<CheckedForm
				key={named}
				{...{ answer, text, label }}
				ref={ref}
				heading={<ChangedMeanwhile />}
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
