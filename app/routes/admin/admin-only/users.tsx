import { data, Form } from "react-router";
import { ConfirmFirst } from "../../../accounts/second-factor/confirm-first.tsx";
import { requiredForAllFrom, setRequiredForAll } from "../../../accounts/second-factor/factor-requirement.server.ts";
import { sessionIn, staffIn } from "../../../accounts/guard.server.ts";
import { confirmedForms, isRecentlyConfirmed } from "../../../accounts/second-factor/step-up.server.ts";
import { factorState } from "../../../accounts/user.ts";
import { UserStateMark } from "../../../accounts/users/user-state-mark.tsx";
import { type UserLine, userList } from "../../../accounts/users/user-repository.server.ts";
import { date, dateAndTime } from "../../../foundation/i18n/format.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { cardCell, CardRow, CardTable } from "../../../office/list/card-table.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button, buttonLook } from "../../../foundation/ui/button.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/users";

export const middleware = [confirmedForms];

export async function loader({ context }: Route.LoaderArgs) {
	const [users, requiredFrom] = await Promise.all([userList(), requiredForAllFrom()]);
	const session = sessionIn(context);
	return { own: session.staff.id, confirmed: isRecentlyConfirmed(session), users, requiredFrom };
}

/** Requires a second factor or a passkey of all users, or stops requiring it. */
export async function action({ request, context }: Route.ActionArgs) {
	const intent = (await sentForm(request)).get("intent");
	if (intent !== "requireAll" && intent !== "unrequireAll") throw data(null, { status: 400 });
	await setRequiredForAll(intent === "requireAll", staffIn(context));
	const flash = { kind: "good", namespace: "users", title: "changedTitle", text: `changed.${intent}` } as const;
	return redirectWithFlash("/admin/benutzer", flash);
}

export default function Users({ loaderData: { own, confirmed, users, requiredFrom } }: Route.ComponentProps) {
	const t = useTexts("users");
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<div className="mt-2 flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-4xl">{t("title")}</h1>
				<LocalLink to="/admin/benutzer-hinzufuegen" className={buttonLook()}>
					{t("add")}
				</LocalLink>
			</div>
			<UserTable users={users} own={own} />
			<FactorForAll from={requiredFrom} confirmed={confirmed} />
		</div>
	);
}

/** All users; `own` is the id of the reader. */
function UserTable({ users, own }: { users: UserLine[]; own: string }) {
	const t = useTexts("users");
	return (
		<CardTable heads={[t("email"), t("role"), t("state"), t("secondFactor"), t("lastSignIn")]}>
			{users.map((user) => (
				<Line key={user.id} user={user} own={user.id === own} />
			))}
		</CardTable>
	);
}

function Line({ user, own }: { user: UserLine; own: boolean }) {
	const t = useTexts("users");
	const language = useLanguage();
	return (
		<CardRow
			to={`/admin/benutzer/${user.id}`}
			name={user.email}
			note={own && <span className="ml-2 text-muted">({t("you")})</span>}
		>
			<td className={cardCell}>{t(`role.${user.role}`)}</td>
			<td className={cardCell}>
				<UserStateMark state={user.state} />
			</td>
			<td className={cardCell}>
				<span className="text-muted md:hidden">{t("secondFactor")}: </span>
				{t(`factor.${factorState(user)}`)}
			</td>
			<td className={`${cardCell} tabular-nums`}>
				<span className="text-muted md:hidden">{t("lastSignIn")}: </span>
				<span>{user.last_sign_in_at ? dateAndTime(language, user.last_sign_in_at) : t("never")}</span>
			</td>
		</CardRow>
	);
}

/** Shows, and changes, whether everybody must have a second factor or a passkey, and from when. */
function FactorForAll({ from, confirmed }: { from: string | null; confirmed: boolean }) {
	const t = useTexts("users");
	const language = useLanguage();
	return (
		<section className="mt-10 grid max-w-[46rem] gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("dutyTitle")}</h2>
			<p className="text-muted">{t("dutyText")}</p>
			<p className="border-l-4 border-amber pl-4 font-semibold">
				{from === null ? t("dutyOff") : t("dutyOn", { date: date(language, from) })}
			</p>
			{confirmed ? (
				<Form method="post">
					<Button
						type="submit"
						name="intent"
						value={from === null ? "requireAll" : "unrequireAll"}
						kind="secondary"
						size="small"
					>
						{t(from === null ? "requireAll" : "unrequireAll")}
					</Button>
				</Form>
			) : (
				<ConfirmFirst />
			)}
		</section>
	);
}
