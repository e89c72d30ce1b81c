import { dateAndTime } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { cardCell, CardRow, CardTable } from "../../office/list/card-table.tsx";
import type { UserLine } from "./user-repository.server.ts";
import { StateMark } from "./state-mark.tsx";
import { factorState } from "../user.ts";

/** All users; `own` is the id of the reader. */
export function UserTable({ users, own }: { users: UserLine[]; own: string }) {
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
				<StateMark state={user.state} />
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
