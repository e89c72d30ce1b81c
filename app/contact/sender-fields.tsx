import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { Checkbox, TextField } from "../ui/form/field.tsx";
import { MailField } from "../ui/form/mail-field.tsx";

/** The form's typed values, and the error of each field. */
type Given = { typed: Record<string, string>; message: (field: string) => string | null | undefined };

const given = ({ typed, message }: Given, name: string) => ({ name, error: message(name), defaultValue: typed[name] });

export function NameField(form: Given) {
	const t = useTexts("contact");
	return <TextField label={t("name")} autoComplete="name" required maxLength={300} {...given(form, "name")} />;
}

export function EmailField(form: Given) {
	const t = useTexts("contact");
	return <MailField label={t("email")} {...given(form, "email")} />;
}

export function PhoneField(form: Given) {
	const t = useTexts("contact");
	return (
		<TextField
			label={t("phone")}
			aside={t("optional")}
			type="tel"
			autoComplete="tel"
			maxLength={100}
			{...given(form, "phone")}
		/>
	);
}

/** The consent that every visitor's form needs. `after` ends its sentence; by default, the contact form's ending. */
export function PrivacyBox({ typed, message, after }: Given & { after?: string }) {
	const t = useTexts("contact");
	return (
		<Checkbox
			name="privacy_agreed"
			value="true"
			required
			defaultChecked={typed.privacy_agreed === "true"}
			error={message("privacy_agreed")}
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
