import { useContext, useEffect, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { useKeptAddress } from "../../foundation/i18n/use-kept-address.ts";
import { EmailField, NameField, PhoneField, PrivacyBox } from "../contact/sender-fields.tsx";
import { FormSent, VisitorForm } from "../../site/visitor-form.tsx";
import { PhoneLink } from "../../site/phone-link.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { fieldAttributes, FieldFrame, fileLook, FormState, TextArea } from "../../foundation/ui/form/field.tsx";
import { keptWords } from "../../foundation/ui/form/keep-words.tsx";
import { type ApplicationAnswer, CV_FIELD } from "./application.ts";

const loadRules = () => import("./check-application.ts").then(({ checkApplication }) => checkApplication);

/** The form for applying for a position; once it was sent, a notice replaces it. */
export function ApplicationForm({ id, answer }: { id: string; answer: ApplicationAnswer | undefined }) {
	const t = useTexts("application");
	const contact = useTexts("contact");
	if (answer?.state === "sent")
		return (
			<FormSent id={id} title={t("sentTitle")}>
				<p className="mt-1">{t(answer.hadCv ? "sentWithCv" : "sentText")}</p>
				<LinkButton to="/karriere#offene-stellen" kind="secondary" className="mt-4">
					{t("sentMore")}
				</LinkButton>
			</FormSent>
		);
	return (
		<div className="print:hidden">
			<VisitorForm
				texts="application"
				intro={
					<>
						{t("formIntro")} <PhoneLink />
					</>
				}
				id={id}
				encType="multipart/form-data"
				action={`#${id}`}
				answer={answer}
				loadRules={loadRules}
			>
				<p className="text-sm text-muted">{contact("requiredHint")}</p>
				<NameField />
				<div className="grid gap-6 sm:grid-cols-2">
					<EmailField />
					<PhoneField />
				</div>
				<TextArea label={t("message")} name="message" rows={7} required maxLength={10_000} />
				<CvField wasSent={answer?.hadCv === true} />
				<PrivacyBox after={t("privacyAfter")} />
			</VisitorForm>
		</div>
	);
}

/** `wasSent`: the refused form had a file, which browsers can't fill in again. */
function CvField({ wasSent }: { wasSent: boolean }) {
	const t = useTexts("application");
	const contact = useTexts("contact");
	const address = useKeptAddress();
	const input = useRef<HTMLInputElement>(null);
	const [isLost, setLost] = useState(false);
	// A page that is loaded again, as in another language, keeps what was typed, but no file.
	useEffect(() => setLost(input.current!.value === "" && Boolean(keptWords(address)[CV_FIELD])), [address]);
	const error = useContext(FormState).errors[CV_FIELD] ?? (isLost ? t("cvAgain") : null);
	const field = { name: CV_FIELD, error, hint: t("cvHint") };
	return (
		<>
			<FieldFrame label={t("cv")} aside={contact("optional")} {...field}>
				<input
					ref={input}
					type="file"
					accept="application/pdf,.pdf"
					className={fileLook}
					{...fieldAttributes(field)}
					data-kept
					onChange={() => setLost(false)}
				/>
			</FieldFrame>
			{wasSent && !error && <p className="without-script font-semibold text-bad">{t("cvAgain")}</p>}
		</>
	);
}
