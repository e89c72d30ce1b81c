import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { recordHistory } from "../../../audit-log/audit-entries.server.ts";
import { RecordHistory } from "../../../audit-log/record-history.tsx";
import { changeApplication } from "../../../applications/application-changes.server.ts";
import { findApplication } from "../../../applications/application-list.server.ts";
import { ApplicationView } from "../../../applications/application-view.tsx";
import {
	APPLICATION,
	type ApplicationIntent,
	applicationIntents,
	APPLICATIONS,
} from "../../../applications/application.ts";
import { useLocalPath, useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Route } from "./+types/application";

export async function loader({ params, url }: Route.LoaderArgs) {
	const application = await findApplication(params.id);
	const history = application ? await recordHistory(APPLICATION, params.id) : [];
	const asksToRemove = url.searchParams.has("loeschen");
	return data({ application, history, asksToRemove }, { status: application ? 200 : 404 });
}

/** The message after each step: keys of the namespace applications. */
const done: Record<ApplicationIntent, string> = {
	processed: "done.processed",
	reopen: "done.reopen",
	release: "done.release",
	remove: "done.remove",
};

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const intent = applicationIntents.find((one) => one === form.get("intent"));
	if (!intent) throw data(null, { status: 400 });
	const changed = await changeApplication(intent, id, staffIn(context)).catch((error: unknown) => {
		context.get(requestContext).log.error({ err: error }, "an application could not be changed");
		return "failed" as const;
	});
	if (changed === "failed") return data({ failed: true }, { status: 503 });
	const title = changed ? done[intent] : "unchanged";
	const button = changed?.undo ? ({ name: "undo", id: changed.undo } as const) : undefined;
	const flash = flashCookie({ kind: changed ? "good" : "bad", namespace: "applications", title, button });
	const to = intent === "remove" ? APPLICATIONS : `${APPLICATIONS}/${id}`;
	return redirect(to, { headers: { "Set-Cookie": flash } });
}

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { application, history, asksToRemove } = loaderData;
	const t = useTexts("applications");
	const here = useLocalPath();
	return (
		<div className="page-width pt-8">
			<PageMeta title={application?.name ?? t("missing")} noIndex />
			<BackLink to={here(APPLICATIONS)}>{t("back")}</BackLink>
			<h1 tabIndex={-1} className="mt-2 text-3xl [overflow-wrap:anywhere] sm:text-4xl">
				{application?.name ?? t("missing")}
			</h1>
			{!application && <p className="mt-4 text-lg">{t("missingText")}</p>}
			{actionData?.failed && (
				<div className="mt-4">
					<Notice kind="bad" title={t("failedTitle")}>
						<p>{t("failedText")}</p>
					</Notice>
				</div>
			)}
			{application && <ApplicationView {...{ application, asksToRemove }} />}
			{application && (
				<div className="mt-6 max-w-3xl">
					<RecordHistory entries={history} />
				</div>
			)}
		</div>
	);
}
