import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import { personLimits } from "../user.ts";

type Props = { person: { name: string | null; phone: string | null } };

/** The form that changes a user's name and direct number. */
export function PersonForm({ person: { name, phone } }: Props) {
	const t = useTexts("users");
	return (
		<Form method="post" className="grid gap-4">
			<PersonFields name={name} phone={phone} />
			<Button type="submit" name="intent" value="person" kind="secondary" size="small" className="justify-self-start">
				{t("personSave")}
			</Button>
		</Form>
	);
}

export function PersonFields({ name, phone }: { name?: string | null; phone?: string | null }) {
	const t = useTexts("users");
	return (
		<>
			<TextField
				label={t("name")}
				name="name"
				autoComplete="off"
				maxLength={personLimits.name}
				defaultValue={name ?? ""}
			/>
			<TextField
				label={t("phone")}
				name="phone"
				type="tel"
				hint={t("phoneHint")}
				autoComplete="off"
				maxLength={personLimits.phone}
				defaultValue={phone ?? ""}
			/>
		</>
	);
}
