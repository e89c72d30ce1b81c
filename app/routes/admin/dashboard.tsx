import { mdiAccountPlus } from "@mdi/js";
import { data, Form } from "react-router";
import { may } from "../../accounts/role.ts";
import { FactorNotice } from "../../accounts/second-factor/factor-notice.tsx";
import { sessionIn } from "../../accounts/guard.server.ts";
import { NeedsYou } from "../../operation/checkup/needs-you.tsx";
import { urgentFindings } from "../../operation/checkup/checkup.server.ts";
import { services } from "../../back-office/collections/collections.server.ts";
import { collections, kindsFor } from "../../back-office/collections/collections.ts";
import { customLists } from "../../back-office/collections/views.tsx";
import { TodayCard } from "../../back-office/today-card.tsx";
import { readToday } from "../../back-office/today.server.ts";
import { OpenRequestList } from "../../requests/open-request-list.tsx";
import { openRequests } from "../../requests/open-requests.server.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { FailedMessages } from "../../mail/failed-messages.tsx";
import { failedMessages } from "../../mail/outbox-messages.server.ts";
import { SummaryCard } from "../../office/summary-card.tsx";
import { readTableQuery, type TableQuery } from "../../office/list/table-query.ts";
import type { RecordKind } from "../../content/record.ts";
import { dashboardDefinition } from "../../content/list/record-list.ts";
import { recordCounts, recordPage } from "../../content/list/record-list.server.ts";
import { RecordSection } from "../../content/list/record-section.tsx";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { CollectionName } from "../../log/audit.ts";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Route } from "./+types/dashboard";

/** Open contact requests shown on the dashboard. */
const WAITING_SHOWN = 5;

/**
 * Each part is read by itself, at the same time as the others. A part that failed is null; parts that the role may not
 * see are not read.
 */
export async function loader({ request, url: { searchParams }, url, context }: Route.LoaderArgs) {
	const {
		staff: { email, role },
		setUpUntil,
	} = sessionIn(context);
	const language = languageOf({ url, request });
	const part = <T,>(name: string, read: Promise<T>) =>
		read.catch((error: unknown) => {
			context.get(requestContext).log.error({ err: error }, `the dashboard's ${name} could not be read`);
			return null;
		});
	const lists = kindsFor(role).map(async (kind) => {
		const query: TableQuery<string> = readTableQuery(searchParams, dashboardDefinition(collections[kind]));
		const counts = part(`counts of the collection "${kind}"`, recordCounts(collections[kind]));
		const table = part(`list of the collection "${kind}"`, recordPage(services[kind], query, language));
		return { kind, query, counts: await counts, table: await table };
	});
	const forSales = async () => ({ requests: await part("requests", openRequests(WAITING_SHOWN)) });
	const forAdmin = async () => {
		const failed = part("outbox", failedMessages());
		const { forwardedProto, log } = context.get(requestContext);
		const needs = urgentFindings({ language, forwardedProto, log });
		return { failed: await failed, needs: await needs };
	};
	const [today, sales, admin, ...read] = await Promise.all([
		part("work of today", readToday(role)),
		may(role, "requests") ? forSales() : null,
		may(role, "administration") ? forAdmin() : null,
		...lists,
	]);
	const parts = [
		today,
		...read.flatMap(({ counts, table }) => [counts, table]),
		...Object.values({ ...sales, ...admin }),
	];
	return data({ email, setUpUntil, today, lists: read, sales, admin }, { status: parts.includes(null) ? 503 : 200 });
}

export default function Dashboard({
	loaderData: { email, setUpUntil, today, lists, sales, admin },
}: Route.ComponentProps) {
	const t = useTexts("adminDashboard");
	const logout = useTexts("logout");
	return (
		<div className="page-width pt-6">
			<PageMeta title={t("title")} noIndex />
			<div className="flex flex-wrap items-center gap-3">
				<div className="mr-auto">
					<h1 className="text-4xl">{t("title")}</h1>
					<p className="mt-1 text-muted">{t("signedInAs", { email })}</p>
				</div>
				{admin && (
					<LocalLink to="/admin/benutzer-hinzufuegen" className={buttonLook({ kind: "secondary", size: "small" })}>
						<Icon path={mdiAccountPlus} size={18} /> {t("addUser")}
					</LocalLink>
				)}
				<Form method="post" action="/admin/logout" className="lg:hidden">
					<Button type="submit" kind="secondary" size="small">
						{logout("button")}
					</Button>
				</Form>
			</div>
			<FactorNotice until={setUpUntil} />
			{admin && <NeedsYou lines={admin.needs} />}
			{admin && admin.failed !== null && <FailedMessages count={admin.failed} />}
			<div className={`mt-6 grid items-start gap-4 ${sales ? "xl:grid-cols-[3fr_2fr]" : ""}`}>
				{sales && <OpenRequestList open={sales.requests} />}
				<TodayCard today={today} />
			</div>
			<ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
				{lists.map(({ kind, counts }) => (
					<CountOf key={kind} kind={kind} counts={counts} />
				))}
				{sales && (
					<SummaryCard
						label={t("openRequests")}
						count={sales.requests && sales.requests.count}
						href="/admin/kontakt-anfragen"
						unknown={t("unknown")}
					/>
				)}
			</ul>
			{lists.map(({ kind, query, table }) => (
				<RecordSection
					key={kind}
					record={collections[kind]}
					custom={customLists[kind] ?? {}}
					query={query}
					table={table}
				/>
			))}
		</div>
	);
}

function CountOf({ kind, counts }: { kind: CollectionName; counts: { shown: number; drafts: number } | null }) {
	const record: RecordKind = collections[kind];
	const title = useTextsByKey(record.texts)("list.title");
	const t = useTexts("adminDashboard");
	const drafts = counts?.drafts ?? 0;
	const notes = [...(counts ? [t("online")] : []), ...(drafts > 0 ? [t("drafts", { count: drafts })] : [])];
	return (
		<SummaryCard
			label={title}
			count={counts && counts.shown}
			note={notes.join(" · ")}
			href={record.office.list}
			unknown={t("unknown")}
		/>
	);
}
