import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { Checkbox, TextArea, TextField } from "../ui/field.tsx";
import type { Refused } from "../ui/form-reader.ts";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { SourceField } from "./source-field.tsx";
import { TrapFields } from "./trap-fields.tsx";
import { useContactCheck } from "./use-contact-check.ts";

/** The server's answer to the last submission. */
export type ContactAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "sent"; promise: string }
	| { state: "tooMany" | "tooQuick" | "failed"; typed: Record<string, string> };

type Props = {
	subject: string;
	offer: { id: string; name: string } | null;
	phone: string;
	answer: ContactAnswer | undefined;
	title: string;
	/** Where it is sent; the page that it is on when missing. */
	action?: string;
};

export function ContactForm({ subject, offer, phone, answer, title, action }: Props) {
	const t = useTexts("contact");
	const textByKey = useTextsByKey("contact");
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { check, isReady, fetchRules } = useContactCheck();
	const { errors, onSubmit, onInput } = useCheckedForm(check, refused);
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	useAnswerToast(answer, form);
	return (
		<Form
			ref={form}
			method="post"
			action={action}
			onFocus={fetchRules}
			onSubmit={(event) => isReady(event) && onSubmit(event)}
			onInput={onInput}
			noValidate
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<h2 className="text-2xl">{title}</h2>
			<Answer {...{ answer, phone }} />
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			{offer && (
				<p className="border-l-4 border-amber pl-4">
					<span className="text-muted">{t("aboutOffer")}</span>{" "}
					<LocalLink to={`/angebot/detail/${offer.id}`} className="font-bold underline underline-offset-4">
						{offer.name}
					</LocalLink>
				</p>
			)}
			<TrapFields />
			<SourceField />
			<input type="hidden" name="offer_id" value={offer?.id ?? ""} />
			<p className="text-sm text-muted">{t("requiredHint")}</p>
			<div className="grid gap-6 sm:grid-cols-2">
				<TextField
					label={t("name")}
					name="name"
					error={message("name")}
					defaultValue={typed.name}
					autoComplete="name"
					required
					maxLength={300}
				/>
				<TextField
					label={t("email")}
					name="email"
					error={message("email")}
					defaultValue={typed.email}
					type="email"
					autoComplete="email"
					required
					maxLength={254}
				/>
				<TextField
					label={t("phone")}
					aside={t("optional")}
					name="phone"
					error={message("phone")}
					defaultValue={typed.phone}
					type="tel"
					autoComplete="tel"
					maxLength={100}
				/>
				<TextField
					key={subject}
					label={t("subject")}
					name="subject"
					error={message("subject")}
					defaultValue={typed.subject ?? subject}
					required
					maxLength={300}
				/>
			</div>
			<TextArea
				label={t("message")}
				name="message"
				error={message("message")}
				defaultValue={typed.message}
				rows={7}
				required
				maxLength={10_000}
			/>
			<Checkbox
				name="privacy_agreed"
				value="true"
				required
				defaultChecked={typed.privacy_agreed === "true"}
				error={message("privacy_agreed")}
				label={
					<>
						{t("privacyBefore")}
						<LocalLink to="/datenschutz" className="underline underline-offset-4">
							{t("privacyLink")}
						</LocalLink>
						{t("privacyAfter")}
					</>
				}
			/>
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? t("sending") : t("send")}
			</Button>
		</Form>
	);
}

/** Remains on the page after the toast has disappeared. */
function Answer({ answer, phone }: Pick<Props, "answer" | "phone">) {
	const t = useTexts("contact");
	if (answer?.state === "sent")
		return (
			<Notice kind="good" title={t("successTitle")}>
				<p>{t("successText", { promise: answer.promise })}</p>
			</Notice>
		);
	if (answer?.state === "tooQuick")
		return (
			<Notice kind="bad" title={t("failureTitle")}>
				<p>{t("tooQuickText")}</p>
			</Notice>
		);
	if (answer?.state === "failed" || answer?.state === "tooMany")
		return (
			<Notice kind="bad" title={t("failureTitle")}>
				<p>{answer.state === "tooMany" ? t("tooManyText") : t("failureText")}</p>
				<p>{t("failureDetails", { phone })}</p>
			</Notice>
		);
	return null;
}

/** Shows a toast; success also empties the form, while a failure keeps what was typed. */
function useAnswerToast(answer: ContactAnswer | undefined, form: { current: HTMLFormElement | null }) {
	const t = useTexts("contact");
	useEffect(() => {
		if (answer?.state === "sent") {
			form.current?.reset();
			showToast({ kind: "good", title: t("successTitle"), text: t("successText", { promise: answer.promise }) });
		} else if (answer?.state === "failed" || answer?.state === "tooMany") {
			showToast({ kind: "bad", title: t("failureTitle"), text: t("failureText") });
		}
	}, [answer, form, t]);
}
