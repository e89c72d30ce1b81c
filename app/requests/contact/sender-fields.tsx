import { useContext } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Checkbox, FormState, TextField } from "../../foundation/ui/form/field.tsx";
import { MailField } from "../../foundation/ui/form/mail-field.tsx";

export function NameField() {
	return <TextField label={useTexts("contact")("name")} name="name" autoComplete="name" required maxLength={300} />;
}

export function EmailField() {
	const t = useTexts("contact");
	const isAsked = useContext(FormState).errors.email === t("error.emailTypo");
	return (
		<div className="contents">
			<MailField label={t("email")} />
			{isAsked && <input type="hidden" name="email_asked" value="true" />}
		</div>
	);
}

export function PhoneField({ required = false }) {
	const t = useTexts("contact");
	const aside = required ? undefined : t("optional");
	return (
		<TextField label={t("phone")} {...{ aside, required }} name="phone" type="tel" autoComplete="tel" maxLength={100} />
	);
}

/** The consent that every visitor's form needs. `after` ends its sentence, by default as in the contact form. */
export function PrivacyBox({ after }: { after?: string }) {
	const t = useTexts("contact");
	return (
		<Checkbox
			name="privacy_agreed"
			value="true"
			required
			label={
				<>
					{t("privacyBefore")}
					<LocalLink to="/datenschutz" target="_blank" className="underline underline-offset-4">
						{t("privacyLink")}
					</LocalLink>
					<span>{after ?? t("privacyAfter")}</span>
				</>
			}
		/>
	);
}
