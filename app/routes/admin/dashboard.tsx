import { mdiAccountPlus, mdiAlertCircle, mdiPlus } from "@mdi/js";
import { data, Form } from "react-router";
import { may } from "../../accounts/role.ts";
import { staffIn } from "../../accounts/guard.server.ts";
import { urgentFindings } from "../../operation/checkup/checkup.server.ts";
import { services } from "../../back-office/collections/collections.server.ts";
import { collections, kindsFor } from "../../back-office/collections/collections.ts";
import { customLists } from "../../back-office/collections/views.tsx";
import { TodayCard, TodayRow } from "../../back-office/today-card.tsx";
import { readToday } from "../../back-office/today.server.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { countMessages } from "../../mail/outbox-messages.server.ts";
import { readTableQuery } from "../../office/list/table-query.ts";
import { dashboardDefinition } from "../../content/list/record-list.ts";
import { recordCounts, recordPage } from "../../content/list/record-list.server.ts";
import { RecordCount, RecordSection } from "../../content/list/record-section.tsx";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Route } from "./+types/dashboard";
import type { NamedFinding } from "../../operation/checkup/finding.ts";
import { OfficePage } from "../../office/frame/office-page.tsx";

/** Each part is read by itself; one that failed is null. Parts that the role may not see are not read. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { role } = staffIn(context);
	const language = languageOf({ url, request });
	const part = <T,>(name: string, read: Promise<T>) =>
		read.catch((error: unknown) => {
			context.get(requestContext).log.error({ err: error }, `the dashboard's ${name} could not be read`);
			return null;
		});
	const lists = kindsFor(role).map(async (kind) => {
		const query = readTableQuery(new URLSearchParams(), dashboardDefinition(collections[kind]));
		const counts = part(`counts of the collection "${kind}"`, recordCounts(collections[kind]));
		const table = part(`list of the collection "${kind}"`, recordPage(services[kind], query, language));
		return { kind, query, counts: await counts, table: await table };
	});
	const forAdmin = async () => {
		const undelivered = part("outbox", countMessages("failed"));
		const findings = urgentFindings({ language, log: context.get(requestContext).log });
		return { undelivered: await undelivered, findings: await findings };
	};
	const [today, admin, ...read] = await Promise.all([
		part("work of today", readToday(role, language)),
		may(role, "administration") ? forAdmin() : null,
		...lists,
	]);
	const parts = [today, admin?.undelivered, ...read.flatMap(({ counts, table }) => [counts, table])];
	return data({ today, lists: read, admin }, { status: parts.includes(null) ? 503 : 200 });
}

export default function Dashboard({ loaderData: { today, lists, admin } }: Route.ComponentProps) {
	const t = useTexts("adminDashboard");
	const logout = useTexts("logout");
	return (
		<OfficePage
			title={t("title")}
			tools={
				<>
					{admin && (
						<LinkButton to="/admin/benutzer-hinzufuegen" kind="secondary" size="small">
							<Icon path={mdiAccountPlus} size={18} /> {t("addUser")}
						</LinkButton>
					)}
					<LinkButton to={collections.offer.office.add} size="small" className="max-sm:-order-1">
						<Icon path={mdiPlus} size={18} /> {t("addOffer")}
					</LinkButton>
					<Form method="post" action="/admin/logout" className="lg:hidden">
						<Button kind="secondary" size="small">
							{logout("button")}
						</Button>
					</Form>
				</>
			}
		>
			<div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_13rem]">
				<TodayCard today={today}>
					{admin && <NeedsYou findings={admin.findings} undelivered={admin.undelivered ?? 0} />}
				</TodayCard>
				<ul className="grid auto-cols-fr grid-flow-col content-start gap-3 lg:grid-flow-row">
					{lists.map(({ kind, counts }) => (
						<RecordCount key={kind} record={collections[kind]} counts={counts} />
					))}
				</ul>
			</div>
			{lists.map(({ kind, query, table }) => (
				<RecordSection key={kind} record={collections[kind]} custom={customLists[kind] ?? {}} {...{ query, table }} />
			))}
		</OfficePage>
	);
}

/** The rows of the dashboard that say what the site needs an admin for; `undelivered` counts messages. */
function NeedsYou({ findings, undelivered }: { findings: NamedFinding[]; undelivered: number }) {
	const t = useTexts("zustand");
	const outbox = useTexts("outbox");
	// Red is for customers whose machine stands still.
	const look = (
		<p className="flex items-baseline gap-1 font-semibold">
			<Icon path={mdiAlertCircle} size={16} className="self-center text-amber" /> {t("state.bad")}
		</p>
	);
	return (
		<>
			{findings.map(({ name, words, values }) => (
				<TodayRow key={name} when={look} to={`/admin/zustand#${name}`} title={t(`name.${name}`)}>
					{t(words, values)}
				</TodayRow>
			))}
			{undelivered > 0 && (
				<TodayRow when={look} to="/admin/postausgang" title={outbox("failedTitle")}>
					{outbox("failedCount", { count: undelivered })}
				</TodayRow>
			)}
		</>
	);
}
