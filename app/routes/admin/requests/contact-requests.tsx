import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { staffWith } from "../../../accounts/staff-with.server.ts";
import { RequestBulkAsk } from "../../../contact/request-bulk-ask.tsx";
import { answerRequests } from "../../../contact/request-bulk-form.server.ts";
import { actionsOf, doneMessage, type RequestsAnswer } from "../../../contact/request-bulk.ts";
import {
	firstPage,
	LIST,
	listAddress,
	readRequestView,
	requestAddress,
	requestPlace,
	usualColumns,
} from "../../../contact/request-list.ts";
import { requestPage } from "../../../contact/request-list.server.ts";
import { ListFailure, RefusedSearch, RequestResults } from "../../../contact/request-results.tsx";
import { RequestSearch } from "../../../contact/request-search.tsx";
import { RequestTabBar } from "../../../contact/request-tab-bar.tsx";
import { useRequestWords } from "../../../contact/use-request-words.ts";
import { today } from "../../../i18n/format.ts";
import { languageOf } from "../../../i18n/language.ts";
import { LocalLink } from "../../../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../i18n/texts.tsx";
import { BulkBar } from "../../../office/bulk-bar.tsx";
import { BulkPanel } from "../../../office/bulk-panel.tsx";
import { ListTools } from "../../../office/list-tools.tsx";
import { ListViewTabs } from "../../../office/list-view-tabs.tsx";
import { keptList } from "../../../office/list-views.server.ts";
import type { ListView } from "../../../office/list-views.ts";
import { PageSizes } from "../../../office/page-sizes.tsx";
import { ChoiceContext, useChoice } from "../../../office/use-choice.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import { sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/contact-requests";

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const isAdmin = may(staff.role, "administration");
	const nothing = { view: null, result: null, views: [] as ListView[], colleagues: [], isAdmin, today: today() };
	const asked = readRequestView(url.searchParams);
	if (!asked) return data({ ...nothing, code: 400 }, { status: 400 });
	try {
		const colleagues = (await staffWith("requests")).map(({ id, email }) => ({ id, email }));
		const ids = colleagues.map(({ id }) => id);
		const { views, lastAddress } = await keptList("request", url, requestPlace(ids), staff);
		if (lastAddress) throw redirect(lastAddress);
		const view = readRequestView(url.searchParams, ids)!;
		const result = await requestPage(view, staff.id);
		return data({ ...nothing, view, result, views, colleagues, code: 200 });
	} catch (error) {
		if (error instanceof Response) throw error;
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be read");
		return data({ ...nothing, view: asked, code: 503 }, { status: 503 });
	}
}

/** Does something with the chosen requests, or asks what it needs for that. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const by = staffIn(context);
	const view = readRequestView(url.searchParams);
	if (!view) throw data(null, { status: 400 });
	const desk = {
		by,
		language: languageOf({ url, request }),
		mayRemove: may(by.role, "administration"),
		colleagues: () => staffWith("requests"),
	};
	try {
		const answer = await answerRequests(await sentForm(request), view, desk);
		if (!answer) throw data(null, { status: 400 });
		if (answer.state !== "done") return data(answer, { status: answer.state === "ask" ? 200 : 409 });
		return redirect(listAddress(view), { headers: { "Set-Cookie": flashCookie(doneMessage(answer)) } });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		context.get(requestContext).log.error({ err: error }, "many contact requests could not be changed");
		return data<RequestsAnswer>({ state: "failed" }, { status: 503 });
	}
}

export default function ContactRequests({ loaderData, actionData }: Route.ComponentProps) {
	const { view, result, views, colleagues, isAdmin, today: day, code } = loaderData;
	const t = useTexts("kontaktanfragen");
	const list = useTexts("requestList");
	const byKey = useTextsByKey("requestList");
	const words = useRequestWords(colleagues);
	const shown = view ?? firstPage;
	const place = requestPlace(colleagues.map(({ id }) => id));
	const answer = actionData ?? null;
	const lines = result?.lines ?? [];
	const choice = useChoice(
		lines.map(({ id }) => id),
		result?.count ?? 0,
		answer?.state === "partly" ? answer.failed.map(({ id }) => id) : [],
	);
	const here = listAddress(shown);
	const exportAt = isAdmin ? here.replace(LIST, `${LIST}/export`) : null;
	return (
		<div className="page-width pt-8">
			<PageMeta title={`${t("title")}: ${t(`tab.${shown.tab}`)}`} noIndex />
			<h1 className="text-4xl">{t("title")}</h1>
			<RequestTabBar view={shown} counts={result && result.counts} />
			<div className="mt-4 empty:hidden">
				<ListViewTabs list="request" address={LIST} place={place} views={views} all={list("noView")} />
			</div>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<RequestSearch view={shown} />
				{isAdmin && (
					<LocalLink
						to="/admin/einstellungen"
						className={buttonLook({ kind: "secondary", size: "small", className: "max-sm:hidden" })}
					>
						{t("toSettings")}
					</LocalLink>
				)}
			</div>
			{!view ? (
				<RefusedSearch />
			) : result ? (
				<ChoiceContext value={choice}>
					<ListTools {...{ place, words, exportAt }} query={view} columns={usualColumns} count={result.count} />
					<BulkPanel
						answer={answer}
						ask={(asked) => <RequestBulkAsk {...{ asked, colleagues, today: day, view }} />}
						addressOf={(id) => requestAddress(id, view)}
					/>
					<RequestResults view={view} result={result} place={place} mayRemove={isAdmin} />
					{result.count > 0 && (
						<BulkBar
							buttons={actionsOf(view.tab, isAdmin).map((word) => ({
								word,
								label: byKey(`action.${word}`),
								isRisky: word === "removed",
							}))}
							choice={choice}
							count={result.count}
							exportAt={exportAt}
						/>
					)}
					<PageSizes sizes={place.sizes!} size={view.size} count={result.count} />
				</ChoiceContext>
			) : (
				<ListFailure view={view} code={code} />
			)}
		</div>
	);
}
