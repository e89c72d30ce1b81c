import { data, Form } from "react-router";
import { ConfirmFirst } from "../../../accounts/second-factor/confirm-first.tsx";
import { isFactorRequired, requireFactor } from "../../../accounts/second-factor/factor-requirement.server.ts";
import { sessionIn, staffIn } from "../../../accounts/guard.server.ts";
import { confirmedForms, isRecentlyConfirmed } from "../../../accounts/second-factor/step-up.server.ts";
import { factorState } from "../../../accounts/user.ts";
import { UserStateMark } from "../../../accounts/users/user-state-mark.tsx";
import { type UserLine, userList } from "../../../accounts/users/user-repository.server.ts";
import { dateAndTime } from "../../../foundation/i18n/format.ts";
import { LinkButton, LocalLink } from "../../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { Initials } from "../../../office/frame/portrait.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/users";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export const middleware = [confirmedForms];

export async function loader({ context }: Route.LoaderArgs) {
	const [users, isRequired] = await Promise.all([userList(), isFactorRequired()]);
	const session = sessionIn(context);
	return { own: session.staff.id, confirmed: isRecentlyConfirmed(session), users, isRequired };
}

export async function action({ request, context }: Route.ActionArgs) {
	const intent = (await sentForm(request)).get("intent");
	if (intent !== "requireAll" && intent !== "unrequireAll") throw data(null, { status: 400 });
	await requireFactor(intent === "requireAll", staffIn(context));
	return redirectWithFlash("/admin/benutzer", { kind: "good", namespace: "users", title: `changed.${intent}` });
}

export default function Users({ loaderData: { own, confirmed, users, isRequired } }: Route.ComponentProps) {
	const t = useTexts("users");
	return (
		<OfficePage
			title={t("title")}
			tools={
				<LinkButton to="/admin/benutzer-hinzufuegen" size="small">
					{t("add")}
				</LinkButton>
			}
		>
			<UserTable users={users} own={own} />
			<FactorForAll isRequired={isRequired} confirmed={confirmed} />
		</OfficePage>
	);
}

/** All users; on a phone each is a small card. `own` is the id of the reader. */
function UserTable({ users, own }: { users: UserLine[]; own: string }) {
	const t = useTexts("users");
	const heads = [t("name"), t("role"), t("state"), t("secondFactor"), t("lastSignIn")];
	return (
		<div className="relative mt-6 overflow-x-auto">
			<table className="w-full border-collapse text-left max-md:block md:wrap-break-word">
				<thead className="max-md:sr-only">
					<tr className="border-b border-strong-line text-sm text-muted">
						{heads.map((head) => (
							<th key={head} scope="col" className="py-2 pr-4">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-md:block">
					{users.map((user) => (
						<Line key={user.id} user={user} own={user.id === own} />
					))}
				</tbody>
			</table>
		</div>
	);
}

const cellLook = "py-3 pr-4 max-md:py-0.5";

function Line({ user, own }: { user: UserLine; own: boolean }) {
	const t = useTexts("users");
	const language = useLanguage();
	return (
		<tr className="relative border-b border-line align-top max-md:grid max-md:grid-cols-[auto_1fr] max-md:py-3">
			<th scope="row" className={`${cellLook} font-normal max-md:col-span-2 md:min-w-68 [overflow-wrap:anywhere]`}>
				<div className="flex items-start gap-2.5">
					<Initials of={user.name ?? user.email} />
					<div className="min-w-0">
						<LocalLink
							to={`/admin/benutzer/${user.id}`}
							className="font-semibold underline decoration-strong-line underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
						>
							{user.name ?? user.email}
						</LocalLink>
						{own && <span className="ml-2 text-muted">({t("you")})</span>}
						{user.name && <span className="block text-sm text-muted">{user.email}</span>}
					</div>
				</div>
			</th>
			<td className={cellLook}>{t(`role.${user.role}`)}</td>
			<td className={cellLook}>
				<UserStateMark state={user.state} />
			</td>
			<td className={`${cellLook} max-md:text-sm`}>
				<span className="text-muted md:hidden">{t("secondFactor")}: </span>
				{t(`factor.${factorState(user)}`)}
			</td>
			<td className={`${cellLook} tabular-nums max-md:text-sm`}>
				<span className="text-muted md:hidden">{t("lastSignIn")}: </span>
				<span>{user.last_sign_in_at ? dateAndTime(language, user.last_sign_in_at) : t("never")}</span>
			</td>
		</tr>
	);
}

function FactorForAll({ isRequired, confirmed }: { isRequired: boolean; confirmed: boolean }) {
	const t = useTexts("users");
	const intent = isRequired ? "unrequireAll" : "requireAll";
	return (
		<section className="mt-10 grid max-w-[46rem] gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("dutyTitle")}</h2>
			<p className="text-muted">{t("dutyText")}</p>
			<p className="border-l-4 border-amber pl-4 font-semibold">{t(isRequired ? "dutyOn" : "dutyOff")}</p>
			{confirmed ? (
				<Form method="post">
					<Button intent={intent} kind="secondary" size="small">
						{t(intent)}
					</Button>
				</Form>
			) : (
				<ConfirmFirst />
			)}
		</section>
	);
}
