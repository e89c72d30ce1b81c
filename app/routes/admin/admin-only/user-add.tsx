import { data, useNavigation } from "react-router";
import { actingUserIn } from "../../../accounts/guard.server.ts";
import { HandOver } from "../../../accounts/users/hand-over.tsx";
import { inviteUser } from "../../../accounts/users/invite.server.ts";
import { readSafePassword } from "../../../accounts/passwords/password.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { userForm } from "../../../accounts/user.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/user-add";
import { Button } from "../../../foundation/ui/button.tsx";
import { Options, SelectField } from "../../../foundation/ui/form/field.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import type { NotTaken } from "../../../foundation/ui/form/form-reader.ts";
import { accountCard } from "../../../accounts/account-form.tsx";
import { NewPasswordFields, NewPasswordForm } from "../../../accounts/passwords/new-password-form.tsx";
import { roles } from "../../../accounts/role.ts";
import { PersonFields } from "../../../accounts/users/person-form.tsx";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export const middleware = [confirmedPage];

export function loader() {
	return { minLength: config().passwordMinLength, hasMailServer: config().mailServer !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const read = await readSafePassword(userForm(config().passwordMinLength), form, String(form.get("email") ?? ""));
	const { typed } = read;
	if (!read.ok) return data<UserAnswer>({ errors: read.errors, typed }, { status: 400 });
	const { email, name, password } = read.value;
	try {
		const added = await inviteUser(read.value, languageOf({ request, url }), actingUserIn(context));
		if (added === null)
			return data<UserAnswer>({ errors: { email: "error.exists" }, typed, exists: email }, { status: 409 });
		if (config().mailServer === null) return { handOver: { email, ...added } };
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a user could not be added");
		return data<UserAnswer>({ typed, code: 503 }, { status: 503 });
	}
	return redirectWithFlash("/admin/dashboard", {
		kind: "good",
		namespace: "addUserPage",
		title: "userAddedSuccessTitle",
		text: password === undefined ? "userInvitedText" : "userAddedSuccessText",
		values: { email, name: name ?? email },
	});
}

/** A user who was not added; `code` is the status if the server failed. */
type UserAnswer = NotTaken & { exists?: string; code?: number };

export default function UserAdd({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { minLength, hasMailServer } = loaderData;
	const t = useTexts("addUserPage");
	const users = useTexts("users");
	const adding = useNavigation().formMethod === "POST";
	const handOver = answer && "handOver" in answer ? answer.handOver : null;
	const refused = answer && "typed" in answer ? answer : undefined;
	const exists = refused?.exists !== undefined && {
		title: t("userExistsTitle"),
		text: t("userExistsText", { email: refused.exists }),
	};
	const failed = refused?.code !== undefined && {
		title: t("userAddedErrorTitle"),
		text: t("userAddedErrorTextGeneric", { code: refused.code }),
	};
	return (
		<OfficePage
			title={t("title")}
			back={{ to: "/admin/dashboard", words: t("back") }}
			intro={handOver ? null : t(hasMailServer ? "intro" : "introWithoutMail")}
		>
			{handOver ? (
				<>
					<HandOver {...handOver} />
					<div className="mt-4 flex flex-wrap gap-3">
						<LinkButton to={`/admin/benutzer/${handOver.id}`} kind="secondary">
							{t("toUser")}
						</LinkButton>
						<LinkButton to="/admin/benutzer-hinzufuegen" kind="secondary">
							{t("another")}
						</LinkButton>
					</div>
				</>
			) : (
				<NewPasswordForm
					schema={userForm(minLength)}
					minLength={minLength}
					answer={refused}
					className={`marks-required ${accountCard}`}
					problem={exists || failed}
				>
					<MailField label={t("email")} autoComplete="off" />
					<PersonFields />
					<SelectField label={t("role")} name="role" hint={t("roleHint")} defaultValue={roles[0]}>
						<Options of={roles} label={(role) => users(`role.${role}`)} />
					</SelectField>
					<NewPasswordFields minLength={minLength} isOptional />
					<Button disabled={adding} className="justify-self-start">
						{adding ? t("submitting") : t("submit")}
					</Button>
				</NewPasswordForm>
			)}
		</OfficePage>
	);
}
