import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/form/checked-form.tsx";
import { Checkbox } from "../ui/form/field.tsx";
import { MailField } from "../ui/form/mail-field.tsx";
import type { Refused } from "../ui/form/form-reader.ts";
import { useKeptAddress } from "../i18n/use-kept-address.ts";
import { KeepWords, useDropWords } from "../ui/form/keep-words.tsx";
import { SendFailure } from "../ui/form/send-failure.tsx";
import { showToast } from "../ui/toast.ts";

/** The server's answer to the last submission. */
export type AlertAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "sent"; email: string }
	| { state: "tooMany" | "failed"; typed: Record<string, string> };

/** Only the server checks this form: it has one field. */
const unchecked = () => ({ ok: true, value: null, typed: {} }) as const;

/** The form of a search alert; `trap` are the fields that tell people from programs. */
export function AlertForm({
	answer,
	trap,
	phone,
}: {
	answer: AlertAnswer | undefined;
	trap: ReactNode;
	phone: string;
}) {
	const t = useTexts("searchAlert");
	const contact = useTexts("contact");
	const textByKey = useTextsByKey("searchAlert");
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { errors, unsent, onSubmit, onInput } = useCheckedForm(unchecked, refused);
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	const failure = unsent ?? (answer && "typed" in answer ? answer : null);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	return (
		<Form
			method="post"
			onSubmit={onSubmit}
			onInput={onInput}
			noValidate
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<h2 className="text-2xl">{t("formTitle")}</h2>
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			<KeepWords address={useKeptAddress()} />
			{trap}
			<MailField label={t("email")} hint={t("emailHint")} error={message("email")} defaultValue={typed.email} />
			<Checkbox
				name="consent"
				value="true"
				required
				defaultChecked={typed.consent === "true"}
				error={message("consent")}
				label={t("consent")}
			/>
			<p className="text-sm text-muted">
				<LocalLink to="/datenschutz" target="_blank" rel="noopener" className="underline underline-offset-4">
					{t("privacy")}
				</LocalLink>
			</p>
			{failure && (
				<SendFailure
					of={failure}
					title={t("failureTitle")}
					text={t(failure.state === "tooMany" ? "tooManyText" : "failureText")}
					details={contact("failureDetails")}
					phone={phone}
				/>
			)}
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? t("sending") : t("send")}
			</Button>
		</Form>
	);
}

/** Replaces the form once it was sent, in view and with the focus. */
export function AlertSent({ email, children }: { email: string; children: ReactNode }) {
	const t = useTexts("searchAlert");
	const box = useRef<HTMLDivElement>(null);
	useDropWords(useKeptAddress(), true);
	const title = t("sentTitle");
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "nearest" });
		showToast({ kind: "good", title });
	}, [title]);
	return (
		<div
			ref={box}
			tabIndex={-1}
			role="status"
			className="rounded-md border border-line border-l-4 border-l-good bg-good-ground p-5 sm:p-8"
		>
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-3 wrap-anywhere">{t("sentText", { email })}</p>
			<p className="mt-3 text-muted">{t("sentHelp")}</p>
			{children}
		</div>
	);
}
