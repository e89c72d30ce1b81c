import { data, redirect } from "react-router";
import { FactorForAll } from "../../../accounts/second-factor/factor-for-all.tsx";
import { requiredForAllFrom, setRequiredForAll } from "../../../accounts/second-factor/factor-requirement.server.ts";
import { sessionIn, staffIn } from "../../../accounts/guard.server.ts";
import { confirmedForms, isRecentlyConfirmed } from "../../../accounts/second-factor/step-up.server.ts";
import { userList } from "../../../accounts/users/user-repository.server.ts";
import { UserTable } from "../../../accounts/users/user-table.tsx";
import { LocalLink } from "../../../i18n/link.tsx";
import { useTexts } from "../../../i18n/texts.tsx";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
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
	const flash = flashCookie({ kind: "good", namespace: "users", title: "changedTitle", text: `changed.${intent}` });
	return redirect("/admin/benutzer", { headers: { "Set-Cookie": flash } });
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
