import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/form/checked-form.tsx";
import { TextArea, TextField } from "../ui/form/field.tsx";
import { useKeptAddress } from "../i18n/use-kept-address.ts";
import { KeepWords } from "../ui/form/keep-words.tsx";
import { SendFailure } from "../ui/form/send-failure.tsx";
import { AskedMachines } from "./asked-machines.tsx";
import { CONTACT_FORM, type ContactAnswer } from "./contact-answer.ts";
import { SentNotice } from "./sent-notice.tsx";
import { SourceField } from "./source-field.tsx";
import { EmailField, NameField, PhoneField, PrivacyBox } from "./sender-fields.tsx";
import { TrapFields } from "./trap-fields.tsx";
import { useContactCheck } from "./use-contact-check.ts";
import { useSentRequest } from "./use-sent-request.ts";

type Props = {
	subject: string;
	/** The machines that it is about, and how to show them. */
	offers: readonly { id: string; name: string }[];
	machines?: ReactNode;
	initialMessage?: string;
	phone: string;
	answer: ContactAnswer | undefined;
	title: string;
	/** The page that receives the form; by default its own. */
	action?: string;
};

/** The form, replaced by the sent request once it is sent. */
export function ContactForm(props: Props) {
	const sent = useSentRequest(props.answer);
	return sent ? <SentNotice sent={sent} isNew={props.answer !== undefined} /> : <EmptyForm {...props} />;
}

function EmptyForm({ subject, offers, machines, initialMessage, phone, answer, title, action }: Props) {
	const t = useTexts("contact");
	const textByKey = useTextsByKey("contact");
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { check, isReady, fetchRules } = useContactCheck();
	const { errors, unsent, onSubmit, onInput } = useCheckedForm(check, refused);
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	const failure = unsent ?? (answer && "typed" in answer ? answer : null);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	const sender = { typed, message };
	return (
		<Form
			method="post"
			preventScrollReset
			action={action}
			onFocus={fetchRules}
			onSubmit={(event) => isReady(event) && onSubmit(event)}
			onInput={onInput}
			noValidate
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<Heading>{title}</Heading>
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			<AskedMachines title={t("aboutOffer")} sent={typed.offer_id} {...{ offers, machines }} />
			<KeepWords address={useKeptAddress(action)} />
			<TrapFields />
			<SourceField />
			<p className="text-sm text-muted">{t("requiredHint")}</p>
			<div className="grid gap-6 sm:grid-cols-2">
				<NameField {...sender} />
				<EmailField {...sender} />
				<PhoneField {...sender} />
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
				key={initialMessage}
				label={t("message")}
				name="message"
				error={message("message")}
				defaultValue={typed.message ?? initialMessage}
				rows={7}
				required
				maxLength={10_000}
			/>
			<PrivacyBox {...sender} />
			{failure && (
				<SendFailure
					of={failure}
					title={t("failureTitle")}
					text={t(failure.state === "tooMany" ? "tooManyText" : "failureText")}
					details={t("failureDetails")}
					phone={phone}
				/>
			)}
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? t("sending") : t("send")}
			</Button>
		</Form>
	);
}

/** Takes the focus from a link that led to the form. */
function Heading({ children }: { children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { hash, key } = useLocation();
	useEffect(() => {
		if (hash === `#${CONTACT_FORM}`) heading.current?.focus({ preventScroll: true });
	}, [hash, key]);
	return (
		<h2 ref={heading} tabIndex={-1} className="text-2xl">
			{children}
		</h2>
	);
}
