import { data, Form } from "react-router";
import { AccountSection } from "../../../accounts/account-section.tsx";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { passkeysOf } from "../../../accounts/passkeys/passkeys.server.ts";
import { secondFactorOf } from "../../../accounts/second-factor/second-factor.server.ts";
import { newestChange } from "../../../log/audit-entries.server.ts";
import { NotChanged, PersonForm } from "../../../accounts/users/person-form.tsx";
import { readPersonForm } from "../../../accounts/users/person-picture.server.ts";
import { changePerson, shownPerson, userLine } from "../../../accounts/users/user-repository.server.ts";
import { SessionList } from "../../../accounts/session-list.tsx";
import { endOwnSessions, sessionsOf } from "../../../accounts/session.server.ts";
import { date } from "../../../foundation/i18n/format.ts";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import type { Route } from "./+types/account";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { id, staff } = sessionIn(context);
	const shown = await newestChange(shownPerson(staff.id));
	const [person, factor, keys, sessions] = await Promise.all([
		userLine(staff.id),
		secondFactorOf(staff.id),
		passkeysOf(staff.id),
		sessionsOf(staff.id),
	]);
	return { staff, person: person!, shown, here: id, factor, passkeys: keys.length, sessions };
}

/** Changes what others know of the user, or ends a session, or with `others` all sessions but the current one. */
export async function action({ request, context }: Route.ActionArgs) {
	const user = actingUserIn(context);
	const sent = await readPersonForm(request, user);
	const session = sent.form.get("session");
	if (session) {
		await endOwnSessions(user, session === "others" ? undefined : String(session));
		const title = session === "others" ? "endedOthers" : "endedOne";
		return redirectWithFlash("/admin/konto", { kind: "good", namespace: "account", title });
	}
	if (sent.form.get("intent") !== "person") throw data(null, { status: 400 });
	const done = await changePerson(user.id, sent, user);
	if (!done.ok) return data({ ...done, refused: done.reason }, { status: done.meanwhile ? 409 : 400 });
	return redirectWithFlash("/admin/konto", { kind: "good", namespace: "users", title: "changed.own" });
}

export default function Account({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { staff, person, here, factor, passkeys, sessions } = loaderData;
	const t = useTexts("account");
	const users = useTexts("users");
	const lists = useTexts("listLayout");
	const language = useLanguage();
	return (
		<OfficePage title={t("title")}>
			{answer && <NotChanged answer={answer} />}
			<div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
				<AccountSection title={users("personTitle")} className="lg:row-span-2">
					<p className="text-muted">{users("personHelp")}</p>
					<PersonForm person={person} />
				</AccountSection>
				<AccountSection title={t("accessTitle")}>
					<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
						<dt className="text-muted">{t("email")}</dt>
						<dd className="[overflow-wrap:anywhere]">{staff.email}</dd>
						<dt className="text-muted">{t("role")}</dt>
						<dd>{users(`role.${staff.role}`)}</dd>
					</dl>
					<div className="flex flex-wrap gap-3">
						<LinkButton to="/admin/konto/passwort" kind="secondary" size="small">
							{t("passwordChange")}
						</LinkButton>
						<LinkButton to="/admin/konto/e-mail" kind="secondary" size="small">
							{t("emailChange")}
						</LinkButton>
					</div>
				</AccountSection>
				<AccountSection title={t("factorTitle")}>
					<p>
						{factor.enabledAt
							? t("factorOn", { date: date(language, factor.enabledAt), count: factor.recoveryCodes })
							: t("factorOff")}
					</p>
					<LinkButton to="/admin/konto/zweiter-faktor" kind="secondary" size="small" className="justify-self-start">
						{t(factor.enabledAt ? "factorManage" : "factorSetUp")}
					</LinkButton>
					<h2 className="mt-2 border-t border-line pt-4 text-xl">{t("passkeysTitle")}</h2>
					<p>{passkeys === 0 ? t("passkeysNone") : t("passkeysCount", { count: passkeys })}</p>
					<LinkButton to="/admin/konto/passkeys" kind="secondary" size="small" className="justify-self-start">
						{t(passkeys === 0 ? "passkeysSetUp" : "passkeysManage")}
					</LinkButton>
				</AccountSection>
				<AccountSection title={t("sessionsTitle")} className="lg:col-span-2">
					<p className="text-muted">{t("sessionsHelp")}</p>
					<SessionList sessions={sessions} here={here} />
				</AccountSection>
				<AccountSection title={lists("resetTitle")} className="lg:col-span-2">
					<p className="text-muted">{lists("resetHelp")}</p>
					<Form method="post" action="/admin/ansichten">
						<Button kind="secondary" size="small" intent="reset">
							{lists("reset")}
						</Button>
					</Form>
				</AccountSection>
			</div>
		</OfficePage>
	);
}
