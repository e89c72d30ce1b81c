import type { ComponentProps, ReactNode } from "react";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";

export type SettingFormProps = {
	answer: NotTaken | undefined;
	/** The texts of its errors. */
	text: TextByKey;
	heading?: ReactNode;
	className: string;
	children: ReactNode;
	/** Further buttons after the one that saves. */
	beside?: ReactNode;
};

/** A short form of the office with its button, which says why it was not stored. */
export function SettingForm({
	answer,
	text,
	heading,
	children,
	beside,
	...form
}: SettingFormProps & Pick<ComponentProps<typeof CheckedForm>, "ref" | "onSubmit">) {
	const t = useTexts("saveBar");
	const editor = useTexts("editor");
	const saving = useSaving();
	return (
		<CheckedForm {...form} answer={answer} text={text} summary={editor("summary")} heading={heading}>
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
