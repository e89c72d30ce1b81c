import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { userList } from "../../../accounts/user-desk.server.ts";
import { UserTable } from "../../../accounts/user-table.tsx";
import { LocalLink } from "../../../i18n/link.tsx";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import type { Route } from "./+types/users";
import { BackLink } from "../../../ui/back-link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const own = staffIn(context).id;
	try {
		return data({ own, users: await userList() });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the users could not be read");
		return data({ own, users: null }, { status: 503 });
	}
}

export default function Users({ loaderData: { own, users } }: Route.ComponentProps) {
	const t = useTexts("users");
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<BackLink to="/admin/dashboard">{t("back")}</BackLink>
			<div className="mt-2 flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-4xl">{t("title")}</h1>
				<LocalLink to="/admin/benutzer-hinzufuegen" className={buttonLook()}>
					{t("add")}
				</LocalLink>
			</div>
			{users ? (
				<UserTable users={users} own={own} />
			) : (
				<div className="mt-6">
					<LoadFailure title={t("errorTitle")} text={t("errorText", { code: 503 })} />
				</div>
			)}
		</div>
	);
}
