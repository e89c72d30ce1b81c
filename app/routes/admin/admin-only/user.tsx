import { Fragment, type ReactNode } from "react";
import { data } from "react-router";
import { ConfirmFirst } from "../../../accounts/second-factor/confirm-first.tsx";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { UserStateMark } from "../../../accounts/users/user-state-mark.tsx";
import { confirmedForms, isRecentlyConfirmed } from "../../../accounts/second-factor/step-up.server.ts";
import { HandOver } from "../../../accounts/users/hand-over.tsx";
import { UserActions } from "../../../accounts/users/user-actions.tsx";
import { intentOf } from "../../../accounts/users/user-intents.server.ts";
import { NotChanged } from "../../../accounts/users/person-form.tsx";
import { readPersonForm } from "../../../accounts/users/person-picture.server.ts";
import { shownPerson, type UserLine, userLine } from "../../../accounts/users/user-repository.server.ts";
import { factorState } from "../../../accounts/user.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { dateAndTime } from "../../../foundation/i18n/format.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { RecordHistory } from "../../../log/audit-list.tsx";
import { newestChange, recordHistory } from "../../../log/audit-entries.server.ts";
import { listAddress } from "../../../requests/list/request-list.ts";
import { countTabs } from "../../../requests/list/request-tabs.server.ts";
import type { Route } from "./+types/user";
import { nameOf } from "../../../office/frame/people.server.ts";
import { OfficePage } from "../../../office/frame/office-page.tsx";

const statuses: Record<string, number> = { missing: 404, tooMany: 429 };

export const middleware = [confirmedForms];

export async function loader({ params, context }: Route.LoaderArgs) {
	const shown = await newestChange(shownPerson(params.id));
	const [user, history, { mine }] = await Promise.all([
		userLine(params.id),
		recordHistory("user", params.id),
		countTabs("request", ["mine"], params.id),
	]);
	const session = sessionIn(context);
	return data(
		{
			user,
			shown,
			requests: mine,
			own: params.id === session.staff.id,
			confirmed: isRecentlyConfirmed(session),
			hasMailServer: config().mailServer !== null,
			history: user ? history : [],
		},
		{ status: user ? 200 : 404 },
	);
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	const intent = intentOf(await readPersonForm(request, actingUser));
	if (!intent) throw data(null, { status: 400 });
	const name = await nameOf((await userLine(params.id))?.email ?? "");
	const done = await intent.run(params.id, actingUser);
	if (!done.ok) return data({ ...done, refused: done.reason }, { status: statuses[done.reason] ?? 409 });
	if ("link" in done && config().mailServer === null) return { handOver: { email: done.email, link: done.link } };
	return redirectWithFlash(intent.intent === "delete" ? "/admin/benutzer" : `/admin/benutzer/${params.id}`, {
		kind: "good",
		namespace: "users",
		title: `changed.${intent.intent}`,
		values: { email: done.email, name },
	});
}

export default function User({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { user, own, confirmed, hasMailServer, history, requests } = loaderData;
	const t = useTexts("users");
	return (
		<OfficePage
			title={user?.name ?? user?.email ?? t("notFoundTitle")}
			back={{ to: "/admin/benutzer", words: t("userBack") }}
			intro={user?.name && user.email}
		>
			{answer && ("handOver" in answer ? <HandOver {...answer.handOver} /> : <NotChanged answer={answer} />)}
			{user ? (
				<>
					<Facts user={user} requests={requests} />
					{confirmed ? <UserActions user={user} own={own} hasMailServer={hasMailServer} /> : <ConfirmFirst />}
					<RecordHistory entries={history} />
				</>
			) : (
				<p className="mt-3 text-lg text-muted">{t("notFoundText")}</p>
			)}
		</OfficePage>
	);
}

function Facts({ user, requests }: { user: UserLine; requests: number }) {
	const t = useTexts("users");
	const language = useLanguage();
	const link = (to: string, words: string) => (
		<LocalLink to={to} className="underline underline-offset-4">
			{words}
		</LocalLink>
	);
	const open = listAddress({ filters: { assigned: [user.id] } });
	const facts: [label: string, fact: ReactNode][] = [
		[t("phone"), user.phone],
		[t("role"), t(`role.${user.role}`)],
		[t("state"), <UserStateMark key={user.id} state={user.state} />],
		[t("invitedUntil"), user.state === "unconfirmed" && dateAndTime(language, user.invited_until!)],
		[t("assigned"), requests > 0 && link(open, t("assignedCount", { count: requests }))],
		[t("activity"), link(`/admin/verlauf?${new URLSearchParams({ von: user.email })}`, t("toActivity"))],
		[t("secondFactor"), t(`factor.${factorState(user)}`)],
		[t("lastSignIn"), user.last_sign_in_at ? dateAndTime(language, user.last_sign_in_at) : t("never")],
		[t("created"), dateAndTime(language, user.created_at)],
	];
	return (
		<dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 xl:grid-cols-[auto_1fr_auto_1fr]">
			{facts.map(
				([label, fact]) =>
					fact && (
						<Fragment key={label}>
							<dt className="text-muted">{label}</dt>
							<dd>{fact}</dd>
						</Fragment>
					),
			)}
		</dl>
	);
}
