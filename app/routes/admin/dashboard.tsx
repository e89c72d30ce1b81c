import { mdiAccountPlus } from "@mdi/js";
import { data, Form } from "react-router";
import { FactorNotice } from "../../accounts/factor-notice.tsx";
import { sessionIn } from "../../accounts/guard.server.ts";
import { jobTable } from "../../careers/job-table.server.ts";
import { jobPlace } from "../../careers/job-table.ts";
import { JobSection } from "../../careers/job-section.tsx";
import { NeedsYou } from "../../checkup/needs-you.tsx";
import { whatNeedsSomebody } from "../../checkup/checkup.server.ts";
import { collections } from "../../collections.ts";
import { OpenRequests } from "../../contact/open-requests.tsx";
import { openRequests } from "../../contact/open-requests.server.ts";
import { languageOf } from "../../i18n/language.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { newsPlace } from "../../news/news-table.ts";
import { NewsSection } from "../../news/news-section.tsx";
import { newsTable } from "../../news/news-table.server.ts";
import { offerTable } from "../../offers/offer-table.server.ts";
import { FailedMessages } from "../../outbox/failed-messages.tsx";
import { failedMessages } from "../../outbox/outbox-messages.server.ts";
import { offerPlace } from "../../offers/offer-table.ts";
import { OfferSection } from "../../offers/offer-section.tsx";
import { OfficeNav } from "../../office/office-nav.tsx";
import { SummaryCard } from "../../office/summary-card.tsx";
import { readTableQuery } from "../../office/table-query.ts";
import { requestContext } from "../../request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { dropDraft } from "../../ui/draft.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/dashboard";

/** Open contact requests that stand on the dashboard. */
const WAITING_SHOWN = 5;

/**
 * Each part is read by itself, at the same time as the others. What failed is null; what is none of an offer manager's
 * business is not read.
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
	const asked = {
		offers: readTableQuery(searchParams, offerPlace),
		news: readTableQuery(searchParams, newsPlace),
		jobs: readTableQuery(searchParams, jobPlace),
	};
	const forAdmin = async () => {
		const news = part("news", newsTable(asked.news, language));
		const jobs = part("positions", jobTable(asked.jobs, language));
		const requests = part("requests", openRequests(WAITING_SHOWN));
		const failedPost = part("outbox", failedMessages());
		const { forwardedProto, log } = context.get(requestContext);
		const needs = whatNeedsSomebody({ language, forwardedProto, log });
		return {
			news: await news,
			jobs: await jobs,
			requests: await requests,
			failedPost: await failedPost,
			needs: await needs,
		};
	};
	const [offers, admin] = await Promise.all([
		part("offers", offerTable(asked.offers, language)),
		role === "admin" ? forAdmin() : null,
	]);
	const failed = [offers, ...Object.values(admin ?? {})].includes(null);
	return data({ email, setUpUntil, asked, offers, admin }, { status: failed ? 503 : 200 });
}

export default function Dashboard({ loaderData: { email, setUpUntil, asked, offers, admin } }: Route.ComponentProps) {
	const t = useTexts("adminDashboard");
	const logout = useTexts("logout");
	const unknown = t("unknown");
	return (
		<div className="page-width pt-10">
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
				<Form
					method="post"
					action="/admin/logout"
					reloadDocument
					onSubmit={() => Object.values(collections).forEach(({ draft }) => dropDraft(draft))}
				>
					<Button type="submit" kind="secondary" size="small">
						{logout("button")}
					</Button>
				</Form>
			</div>
			<OfficeNav isAdmin={admin !== null} />
			<FactorNotice until={setUpUntil} />
			{admin && <NeedsYou lines={admin.needs} />}
			{admin && admin.failedPost !== null && <FailedMessages count={admin.failedPost} />}
			<ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
				<SummaryCard
					label={t("offers")}
					count={offers && offers.total}
					href={`#${offerPlace.anchor}`}
					unknown={unknown}
				/>
				{admin && (
					<>
						<SummaryCard
							label={t("news")}
							count={admin.news && admin.news.total}
							href={`#${newsPlace.anchor}`}
							unknown={unknown}
						/>
						<SummaryCard
							label={t("jobs")}
							count={admin.jobs && admin.jobs.total}
							href={`#${jobPlace.anchor}`}
							unknown={unknown}
						/>
						<SummaryCard
							label={t("openRequests")}
							count={admin.requests && admin.requests.count}
							href="/admin/kontakt-anfragen"
							unknown={unknown}
						/>
					</>
				)}
			</ul>
			{admin && <OpenRequests open={admin.requests} />}
			<OfferSection asked={asked.offers} table={offers} />
			{admin && <NewsSection asked={asked.news} table={admin.news} />}
			{admin && <JobSection asked={asked.jobs} table={admin.jobs} />}
		</div>
	);
}
