import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { TextArea, TextField } from "../../foundation/ui/form/field.tsx";
import { type Asked, AskedMachines, SourceField } from "./asked-machines.tsx";
import { CONTACT_FORM, type ContactAnswer } from "./contact-answer.ts";
import { SentNotice, useSentRequest } from "./sent-notice.tsx";
import { EmailField, NameField, PhoneField, PrivacyBox } from "./sender-fields.tsx";
import { VisitorForm } from "../../site/visitor-form.tsx";

type Props = Asked & {
	/** The direct number of who answers; the company's by default. */
	phone?: string | null;
	/** What the address says. */
	subject: string | null;
	message: string | null;
	service: string | null;
	offers: readonly { type: "kauf" | "miete"; name: string; isGone: boolean }[];
	/** The day from which all machines are free; none if they are. */
	hireFrom: string | undefined;
	answer: ContactAnswer | undefined;
};

const loadRules = () => import("./contact-form.ts").then(({ readContact }) => readContact);

/** The form, replaced by the sent request once it is sent. */
export function ContactForm(props: Props) {
	const { ids, shown, phone, machines, service, offers, hireFrom, answer } = props;
	const t = useTexts("contact");
	const { subject, message } = useInitialWords(props);
	const isHire = offers.some(({ type }) => type === "miete");
	const isUrgent = service === "dringend";
	const sent = useSentRequest(answer);
	const of = isUrgent ? "urgent" : isHire ? "hire" : undefined;
	if (sent) return <SentNotice {...{ sent, phone, of }} isNew={answer !== undefined} />;
	const notSent = answer?.state === "sent" ? undefined : answer;
	// A machine that can't be read now has its fields for what was typed.
	const asksDays = isHire || notSent?.typed.hire_from !== undefined;
	const day = (label: string) => ({ label, aside: t("optional"), type: "date" });
	return (
		<VisitorForm texts={isUrgent ? "urgent" : "contact"} answer={notSent} loadRules={loadRules}>
			<AskedMachines title={t("aboutOffer")} ids={notSent?.typed.offer_id ?? ids} {...{ shown, machines }} />
			<SourceField />
			<p className="text-sm text-muted">{t("requiredHint")}</p>
			<div className="grid gap-6 sm:grid-cols-2">
				<NameField />
				{/* In an emergency the office calls. */}
				{isUrgent && <PhoneField required />}
				<EmailField />
				{!isUrgent && <PhoneField />}
				{/* Other words would take the emergency's mark from it. */}
				{isUrgent ? (
					<input type="hidden" name="subject" value={subject} />
				) : (
					<TextField
						key={subject}
						label={t("subject")}
						name="subject"
						defaultValue={subject}
						required
						maxLength={300}
					/>
				)}
				{asksDays && <TextField key={hireFrom} name="hire_from" defaultValue={hireFrom} {...day(t("hireFrom"))} />}
				{asksDays && <TextField name="hire_until" {...day(t("hireUntil"))} />}
				{(notSent?.typed.offer_id ?? ids) !== "" && (
					<TextField
						label={t("delivery")}
						aside={t("optional")}
						hint={t("deliveryHint")}
						name="delivery_postcode"
						autoComplete="postal-code"
						maxLength={60}
					/>
				)}
			</div>
			<TextArea
				key={message}
				label={t("message")}
				hint={service && t("serviceHint")}
				name="message"
				defaultValue={message}
				rows={7}
				required
				maxLength={10_000}
			/>
			<PrivacyBox />
			<FocusFirst />
		</VisitorForm>
	);
}

/** The initial subject and message, from the address or by its service or machines. */
function useInitialWords({ subject, message, service, offers }: Props) {
	const t = useTexts("contact");
	const words = useTexts("contactSent");
	const [only] = offers;
	const several = offers.length > 1;
	const ofService = service === "dringend" ? t("urgentSubject") : service === "anfrage" && t("serviceSubject");
	const isWanted = only?.isGone === true;
	const ofMachine = only && words(isWanted ? "wantedSubject" : "offerSubject", { name: only.name });
	return {
		subject: subject ?? (several ? words("severalSubject") : ofService || ofMachine || t("defaultSubject")),
		message:
			message ??
			(several
				? words("severalWords", { count: offers.length })
				: only && words(isWanted ? "wantedWords" : only.type === "miete" ? "hireWords" : "buyWords")),
	};
}

/** Gives the focus of a link that led to the form to the first field to fill in, last, when kept words are back. */
function FocusFirst() {
	const place = useRef<HTMLSpanElement>(null);
	const { hash, key } = useLocation();
	useEffect(() => {
		if (hash !== `#${CONTACT_FORM}`) return;
		place.current!.closest("form")!.querySelector<HTMLElement>("input:invalid")?.focus({ preventScroll: true });
	}, [hash, key]);
	return <span ref={place} hidden />;
}
