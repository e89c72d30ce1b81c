import { Form } from "react-router";
import { AccountSection } from "../account-section.tsx";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Options, SelectField } from "../../foundation/ui/form/field.tsx";
import { useNameOf } from "../../office/frame/people.tsx";
import { PersonForm } from "./person-form.tsx";
import { roles } from "../role.ts";
import type { UserLine } from "./user-repository.server.ts";

export function UserActions({ user, own, hasMailServer }: { user: UserLine; own: boolean; hasMailServer: boolean }) {
	const t = useTexts("users");
	const adding = useTexts("addUserPage");
	const name = useNameOf()(user.email);
	if (own)
		return (
			<p className="mt-8 max-w-[60ch]">
				{t("ownHelp")}{" "}
				<LocalLink to="/admin/konto" className="underline underline-offset-4">
					{t("ownAccount")}
				</LocalLink>
			</p>
		);
	return (
		<div className="mt-8 grid gap-6 lg:grid-cols-2">
			<div className="grid content-start gap-6">
				<AccountSection title={t("roleTitle")}>
					<Form method="post" className="grid gap-3">
						<p className="text-muted">{adding("roleHint")}</p>
						<SelectField label={t("role")} name="role" hint={t("roleHelp")} defaultValue={user.role} key={user.role}>
							<Options of={roles} label={(role) => t(`role.${role}`)} />
						</SelectField>
						<Button intent="role" kind="secondary" size="small" className="justify-self-start">
							{t("roleSave")}
						</Button>
					</Form>
				</AccountSection>
				<AccountSection title={t("accessTitle")}>
					{["unconfirmed", "expired"].includes(user.state) && (
						<Action intent="resend" words={hasMailServer ? "resend" : "showLink"} />
					)}
					{(user.twoFactor || user.passkey) && <Action intent="removeFactor" />}
					{user.state === "locked" ? (
						<Action intent="unlock" />
					) : (
						<Action intent="lock" question={t("lockAsk", { name })} />
					)}
					<Action intent="delete" question={t("deleteAsk", { name })} />
				</AccountSection>
			</div>
			<AccountSection title={t("personTitle")}>
				<PersonForm person={user} />
			</AccountSection>
		</div>
	);
}

type Intent = "resend" | "lock" | "unlock" | "removeFactor" | "delete";
type ActionProps = { intent: Intent; words?: Intent | "showLink"; question?: string };

/** A button with its explanation. The texts are those of its intent, unless it has other `words`. */
function Action({ intent, words = intent, question }: ActionProps) {
	const t = useTexts("users");
	return (
		<Form method="post" className="grid gap-3">
			<p className="text-muted">{t(`${intent}Help`)}</p>
			<Button
				intent={intent}
				kind={question ? "risky" : "secondary"}
				size="small"
				className="justify-self-start"
				data-ask={question}
				data-final={intent === "delete" || undefined}
			>
				{t(words)}
			</Button>
		</Form>
	);
}
