import type { ComponentProps } from "react";
import { useTextsByKey } from "../foundation/i18n/texts.tsx";
import { CheckedForm } from "../foundation/ui/form/checked-form.tsx";
import type { AccountAnswer } from "./account-forms.ts";

type Props = Pick<ComponentProps<typeof CheckedForm>, "check" | "className" | "heading" | "problem" | "children"> & {
	/** The namespace of its texts; those that it lacks come from `account`. */
	texts: "loginPage" | "signIn" | "account" | "addUserPage" | "secondFactor" | "stepUp";
	/** Values for the texts of its errors. */
	values?: Record<string, number>;
	answer: AccountAnswer | undefined;
};

export function AccountForm({ texts, values, answer, ...form }: Props) {
	const own = useTextsByKey(texts);
	const account = useTextsByKey("account");
	const text = (key: string) => (own(key) === key ? account : own)(key, { ...values, count: answer?.seconds ?? 0 });
	const problem = answer?.problem !== undefined && { title: text("failedTitle"), text: text(answer.problem) };
	return <CheckedForm problem={problem} {...form} answer={answer} text={text} summary={text("summary")} />;
}

/** The class names of a form below the heading of its page. */
export const accountCard = "grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8";
