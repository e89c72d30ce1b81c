import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/form/checked-form.tsx";
import { fieldAttributes, FieldFrame, inputLook, TextArea } from "../ui/form/field.tsx";
import { useKeptAddress } from "../i18n/use-kept-address.ts";
import { KeepWords, useDropWords } from "../ui/form/keep-words.tsx";
import { SendFailure } from "../ui/form/send-failure.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { type ApplicationAnswer, CV_FIELD } from "./application.ts";
import { EmailField, NameField, PhoneField, PrivacyBox } from "../contact/sender-fields.tsx";
import { TrapFields } from "../contact/trap-fields.tsx";
import { useContactCheck } from "../contact/use-contact-check.ts";

type Props = { id: string; phone: string; answer: ApplicationAnswer | undefined };

const loadRules = () => import("./check-application.ts").then(({ checkApplication }) => checkApplication);

/** The form that applies for a position, with a CV. What was sent takes its place. */
export function ApplicationForm({ id, phone, answer }: Props) {
	const t = useTexts("application");
	const contact = useTexts("contact");
	const own = useTextsByKey("application");
	const shared = useTextsByKey("contact");
	const text = (key: string) => (key.startsWith("error.cv") ? own(key) : shared(key));
	const address = useKeptAddress();
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { check, isReady, fetchRules } = useContactCheck(loadRules);
	const { errors, unsent, onSubmit, onInput } = useCheckedForm(check, refused);
	const message = (field: string) => errors[field] && text(errors[field]);
	const failure = unsent ?? (answer && "typed" in answer ? answer : null);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	const sender = { typed, message };
	if (answer?.state === "sent") return <Sent id={id} />;
	return (
		<Form
			id={id}
			method="post"
			encType="multipart/form-data"
			action={`#${id}`}
			preventScrollReset
			onFocus={fetchRules}
			onSubmit={(event) => isReady(event) && onSubmit(event)}
			onInput={onInput}
			noValidate
			className="relative grid scroll-mt-24 grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8 print:hidden"
		>
			<div>
				<h2 className="text-2xl">{t("formTitle")}</h2>
				<p className="mt-2 text-muted">{t("formIntro")}</p>
			</div>
			<ErrorSummary title={contact("summary")} errors={errors} text={text} />
			<KeepWords address={address} />
			<TrapFields />
			<p className="text-sm text-muted">{contact("requiredHint")}</p>
			<NameField {...sender} />
			<div className="grid gap-6 sm:grid-cols-2">
				<EmailField {...sender} />
				<PhoneField {...sender} />
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
			<CvField error={message(CV_FIELD)} />
			{answer?.hadCv && !errors[CV_FIELD] && <p className="without-script font-semibold text-bad">{t("cvAgain")}</p>}
			<PrivacyBox {...sender} after={t("privacyAfter")} />
			{failure && (
				<SendFailure
					of={failure}
					title={contact("failureTitle")}
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

function CvField({ error }: { error: string | undefined }) {
	const t = useTexts("application");
	const contact = useTexts("contact");
	const field = { name: CV_FIELD, error, hint: t("cvHint") };
	return (
		<FieldFrame label={t("cv")} aside={contact("optional")} {...field}>
			<input
				type="file"
				accept="application/pdf,.pdf"
				className={`${inputLook} min-h-11 file:mr-4 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
				{...fieldAttributes(field)}
			/>
		</FieldFrame>
	);
}

/** Stands where the form stood, in view and with the focus. */
function Sent({ id }: { id: string }) {
	const t = useTexts("application");
	const box = useRef<HTMLDivElement>(null);
	const title = t("sentTitle");
	useEffect(() => {
		box.current?.focus();
		showToast({ kind: "good", title });
	}, [title]);
	useDropWords(useKeptAddress(), true);
	return (
		<div ref={box} id={id} tabIndex={-1} className="scroll-mt-24">
			<Notice kind="good" title={title}>
				<p className="mt-1">{t("sentText")}</p>
				<LocalLink to="/karriere#offene-stellen" className={buttonLook({ kind: "secondary", className: "mt-4" })}>
					{t("sentMore")}
				</LocalLink>
			</Notice>
		</div>
	);
}
