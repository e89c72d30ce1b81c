import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { applicationChanges } from "../../../applications/application-changes.server.ts";
import { applicationPage } from "../../../applications/application-list.server.ts";
import { ApplicationTable } from "../../../applications/application-table.tsx";
import {
	applicationDefinition,
	type ApplicationIntent,
	applicationIntents,
	APPLICATIONS,
} from "../../../applications/application.ts";
import { useApplicationWords } from "../../../applications/use-application-labels.ts";
import { number } from "../../../i18n/format.ts";
import { useLanguage, useTexts } from "../../../i18n/texts.tsx";
import { answerList } from "../../../collections/list-changes.server.ts";
import { type BulkDone, doneMessage } from "../../../office/list/bulk-answer.ts";
import { BulkQuestion } from "../../../office/list/bulk-question.tsx";
import { ListPage } from "../../../office/list/list-page.tsx";
import { keptList } from "../../../office/list/list-views.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { operator } from "../../../site/company.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
import type { Route } from "./+types/applications";

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const query = readTableQuery(url.searchParams, applicationDefinition);
	const { views, lastAddress } = await keptList(url, applicationDefinition, staff);
	if (lastAddress) throw redirect(lastAddress);
	const table = await applicationPage(query);
	return data({ query, table, views, months: operator.applicationMonths });
}

/** Does something with the chosen applications, or asks before they are deleted. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const query = readTableQuery(url.searchParams, applicationDefinition);
	const rows = applicationChanges(query, staffIn(context));
	return answerList({ url, context }, await sentForm(request), rows, applicationsDone);
}

function applicationsDone(done: BulkDone<ApplicationIntent>) {
	const message = doneMessage(done);
	if (done.action !== "remove") return message;
	return { ...message, namespace: "applications", title: "done.remove", text: "removedMany" };
}

export default function Applications({
	loaderData: { query, table, views, months },
	actionData,
}: Route.ComponentProps) {
	const t = useTexts("applications");
	const language = useLanguage();
	return (
		<div className="page-width pt-10">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 mb-6 max-w-[70ch] text-muted">{t("intro", { months })}</p>
			<ListPage
				definition={applicationDefinition}
				{...{ query, table, views }}
				words={useApplicationWords()}
				texts={{
					search: t("search"),
					empty: t("empty"),
					noMatch: t("notFound", { text: query.q }),
					failed: t("failedText"),
				}}
				actions={applicationIntents}
				risky="remove"
				answer={actionData}
				ask={(asked) => (
					<BulkQuestion
						asked={asked}
						title={t("remove")}
						text={(names) => t("removeMany", { count: number(language, asked.count), names })}
						confirm={t("remove")}
						isFinal
						fields={{ confirmed: "yes" }}
					/>
				)}
				addressOf={(id) => `${APPLICATIONS}/${id}`}
				exportAt={null}
			>
				{(lines) => <ApplicationTable lines={lines} sort={query.sort} />}
			</ListPage>
		</div>
	);
}
