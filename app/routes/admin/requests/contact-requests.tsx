import { data, useLocation } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { userList } from "../../../accounts/users/user-repository.server.ts";
import { actionsOf, requestChanges, requestsDone } from "../../../requests/list/request-bulk.server.ts";
import { readRequestView, requestDefinition } from "../../../requests/list/request-definition.server.ts";
import { type RequestView, requestAddress } from "../../../requests/list/request-list.ts";
import { kindAt, requestRights } from "../../../requests/request-kind.ts";
import { requestPage } from "../../../requests/list/request-list.server.ts";
import { NoRequests, RequestBulkAsk, RequestCount, RequestTabBar } from "../../../requests/list/request-results.tsx";
import { RequestTable, useRequestLabels } from "../../../requests/list/request-table.tsx";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { answerList } from "../../../back-office/collections/list-changes.server.ts";
import { ListPage } from "../../../office/list/list-page.tsx";
import { DropLinks } from "../../../office/list/list-tools.tsx";
import { layoutOf } from "../../../office/list/list-layout.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { operator } from "../../../site/company.ts";
import { BackLink } from "../../../foundation/ui/back-link.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/contact-requests";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const isAdmin = may(staff.role, "administration");
	const pageOf = (view: RequestView, colleagues: string[]) => ({
		isAdmin,
		months: operator.applicationMonths,
		definition: requestDefinition(colleagues, view.kind),
		actions: actionsOf(isAdmin, view.tab),
	});
	try {
		// Those who are locked or only invited, too: they may have requests.
		const answerers = (await userList()).filter(({ role }) => may(role, requestRights[kindAt(url)]));
		const colleagues = answerers.map(({ id, email }) => ({ id, email }));
		const ids = colleagues.map(({ id }) => id);
		const asked = readRequestView(url, ids);
		const shown = pageOf(asked, ids);
		const view = { ...asked, ...(await layoutOf(shown.definition, staff)) };
		return data({ ...shown, view, table: await requestPage(view, staff.id), colleagues });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be read");
		const view = readRequestView(url);
		return data({ ...pageOf(view, []), view, table: null, colleagues: [] }, { status: 503 });
	}
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const by = staffIn(context);
	const isAdmin = may(by.role, "administration");
	const rows = requestChanges(readRequestView(url), isAdmin, languageOf({ url, request }), by);
	return answerList({ url, context }, await sentForm(request), rows, requestsDone);
}

export default function ContactRequests({ loaderData, actionData }: Route.ComponentProps) {
	const { definition, actions, view, table, colleagues, isAdmin, months } = loaderData;
	const t = useTexts("kontaktanfragen");
	const applications = useTexts("applications");
	const { search } = useLocation();
	const isOfApplications = view.kind === "application";
	const title = isOfApplications ? applications("title") : t("title");
	const words = useRequestLabels(colleagues);
	const shown = { ...view, page: table?.page ?? 1 };
	const drops = table?.drops && <DropLinks {...{ definition, words }} query={view} drops={table.drops} />;
	const texts = {
		search: t("search"),
		hint: t("searchHint"),
		failed: `${t("fetchError")} ${t("code", { code: 503 })}`,
	};
	return (
		<OfficePage
			title={title}
			tab={`${title}: ${t(`tab.${view.tab}`)}`}
			tools={<BackLink to="/admin/dashboard">{t("back")}</BackLink>}
			intro={isOfApplications && applications("intro", { months })}
		>
			<RequestTabBar view={view} counts={table && table.counts} />
			<ListPage
				{...{ definition, table, words, texts, actions }}
				query={view}
				found={table && <RequestCount view={view} result={table} />}
				nothing={table && (view.q || !view.filters) ? <NoRequests view={view} result={table} drops={drops} /> : null}
				risky="removed"
				answer={actionData}
				ask={(asked) => <RequestBulkAsk asked={asked} />}
				addressOf={(id) => requestAddress(id, view)}
				exportAt={isAdmin ? `${definition.address}/export${search}` : null}
			>
				{(lines) => <RequestTable {...{ lines, definition }} view={shown} />}
			</ListPage>
		</OfficePage>
	);
}
