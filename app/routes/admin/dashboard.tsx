import { mdiAccountPlus } from "@mdi/js";
import { data } from "react-router";
import { may } from "../../accounts/role.ts";
import { FactorNotice } from "../../accounts/second-factor/factor-notice.tsx";
import { sessionIn } from "../../accounts/guard.server.ts";
import { NeedsYou } from "../../checkup/needs-you.tsx";
import { urgentFindings } from "../../checkup/checkup.server.ts";
import { services } from "../../collections/collections.server.ts";
import { collections, kindsFor } from "../../collections/collections.ts";
import { customLists } from "../../collections/views.ts";
import { TodayCard } from "../../office-pages/today-card.tsx";
import { readToday } from "../../office-pages/today.server.ts";
import { OpenRequestList } from "../../requests/open-request-list.tsx";
import { openRequests } from "../../requests/open-requests.server.ts";
import { languageOf } from "../../i18n/language.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { FailedMessages } from "../../outbox/failed-messages.tsx";
import { failedMessages } from "../../outbox/outbox-messages.server.ts";
import { SummaryCard } from "../../office/summary-card.tsx";
import { readTableQuery, type TableQuery } from "../../office/list/table-query.ts";
import { dashboardDefinition } from "../../records/list/record-list.ts";
import { recordPage } from "../../records/list/record-list.server.ts";
import { RecordSection } from "../../records/list/record-section.tsx";
import { requestContext } from "../../request/request-context.server.ts";
import { SignOut } from "../../site/office/sign-out.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import type { CollectionName } from "../../audit-log/audit.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/dashboard";
import { usePerson } from "../../ui/people.tsx";

/** Open contact requests that stand on the dashboard. */
const WAITING_SHOWN = 5;

/**
 * Each part is read by itself, at the same time as the others. What failed is null; what is none of an offer manager's
 * business is not read.
 */
export async function loader({ request, url: { searchParams }, url, context }: Route.LoaderArgs) {
	const {
		staff: { id, email, role },
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
		return {
			kind,
			query,
			table: await part(`list of the collection "${kind}"`, recordPage(services[kind], query, language, id)),
		};
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
	const parts = [today, ...read.map(({ table }) => table), ...Object.values({ ...sales, ...admin })];
	return data({ email, setUpUntil, today, lists: read, sales, admin }, { status: parts.includes(null) ? 503 : 200 });
}

export default function Dashboard({
	loaderData: { email, setUpUntil, today, lists, sales, admin },
}: Route.ComponentProps) {
	const person = usePerson();
	const t = useTexts("adminDashboard");
	const logout = useTexts("logout");
	return (
		<div className="page-width pt-6">
			<PageMeta title={t("title")} noIndex />
			<div className="flex flex-wrap items-center gap-3">
				<div className="mr-auto">
					<h1 className="text-4xl">{t("title")}</h1>
					<p className="mt-1 text-muted">{t("signedInAs", { email: person(email) })}</p>
				</div>
				{admin && (
					<LocalLink to="/admin/benutzer-hinzufuegen" className={buttonLook({ kind: "secondary", size: "small" })}>
						<Icon path={mdiAccountPlus} size={18} /> {t("addUser")}
					</LocalLink>
				)}
				<SignOut className="lg:hidden">
					<Button type="submit" kind="secondary" size="small">
						{logout("button")}
					</Button>
				</SignOut>
			</div>
			<FactorNotice until={setUpUntil} />
			{admin && <NeedsYou lines={admin.needs} />}
			{admin && admin.failed !== null && <FailedMessages count={admin.failed} />}
			<div className={`mt-6 grid items-start gap-4 ${sales ? "xl:grid-cols-[3fr_2fr]" : ""}`}>
				{sales && <OpenRequestList open={sales.requests} />}
				<TodayCard today={today} />
			</div>
			<ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
				{lists.map(({ kind, table }) => (
					<CountOf key={kind} kind={kind} count={table && table.total} />
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

function CountOf({ kind, count }: { kind: CollectionName; count: number | null }) {
	const title = useTextsByKey(collections[kind].texts)("list.title");
	const unknown = useTexts("adminDashboard")("unknown");
	return <SummaryCard label={title} count={count} href={collections[kind].office.list} unknown={unknown} />;
}
