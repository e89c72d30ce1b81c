import type { ComponentProps, ReactNode } from "react";
import { type TextByKey, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { useSaving } from "../foundation/ui/form/use-saving.ts";

/** The server's answer to a form that was not stored; `code` is the status where its words are not the reason. */
export type NotStored = NotTaken & { code?: number };

export type SettingFormProps = {
	answer: NotStored | undefined;
	/** The texts of its errors, and `saveError`. */
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
		<CheckedForm
			{...form}
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
		>
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
