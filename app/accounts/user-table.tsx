import { dateAndTime } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { UserLine } from "./user-repository.server.ts";
import { StateMark } from "./state-mark.tsx";
import { factorState } from "./user.ts";

/** All users; on a phone each row becomes a small card. */
export function UserTable({ users, own }: { users: UserLine[]; own: string }) {
	const t = useTexts("users");
	return (
		<table className="mt-6 w-full border-collapse text-left max-md:block">
			<thead className="max-md:sr-only">
				<tr className="border-b border-strong-line text-sm text-muted">
					{(["email", "role", "state", "secondFactor", "lastSignIn"] as const).map((column) => (
						<th key={column} scope="col" className="py-2 pr-4">
							{t(column)}
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
	);
}

function Line({ user, own }: { user: UserLine; own: boolean }) {
	const t = useTexts("users");
	const language = useLanguage();
	const cell = "py-3 pr-4 max-md:py-0.5";
	return (
		<tr className="border-b border-line align-top max-md:grid max-md:py-3">
			<td className={`${cell} [overflow-wrap:anywhere]`}>
				<LocalLink
					to={`/admin/benutzer/${user.id}`}
					className="font-semibold underline decoration-strong-line underline-offset-4 hover:decoration-ink"
				>
					{user.email}
				</LocalLink>
				{own && <span className="ml-2 text-muted">({t("you")})</span>}
			</td>
			<td className={cell}>{t(`role.${user.role}`)}</td>
			<td className={cell}>
				<StateMark state={user.state} />
			</td>
			<td className={cell}>
				<span className="text-muted md:hidden">{t("secondFactor")}: </span>
				{t(`factor.${factorState(user)}`)}
			</td>
			<td className={`${cell} tabular-nums`}>
				<span className="text-muted md:hidden">{t("lastSignIn")}: </span>
				{user.last_sign_in_at ? dateAndTime(language, user.last_sign_in_at) : t("never")}
			</td>
		</tr>
	);
}
