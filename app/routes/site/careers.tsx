import { data } from "react-router";
import type { Job } from "../../careers/job.ts";
import { JobDialog } from "../../careers/job-dialog.tsx";
import { JobList } from "../../careers/job-list.tsx";
import { jobPreview, openJobs } from "../../careers/jobs.server.ts";
import { pageTexts } from "../../i18n/page-texts.server.ts";
import { PageTextsProvider, useTexts } from "../../i18n/texts.tsx";
import { staffOrNull } from "../../accounts/session.server.ts";
import { formsFor, mayPreview, previewHeaders } from "../../preview-access.server.ts";
import { PREVIEW } from "../../records/preview.ts";
import { PreviewNote } from "../../records/preview-note.tsx";
import { cachedValues, publicLoader } from "../../public-loader.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { CallToAction } from "../../site/call-to-action.tsx";
import { breadcrumbs, JsonLd } from "../../site/json-ld.tsx";
import { jobPosting } from "../../site/job-posting.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import type { Route } from "./+types/careers";

const parameters = { stelle: cachedValues.id, [PREVIEW]: "uncached" as const };

export const loader = publicLoader({ topics: ["jobs"], parameters }, async ({ search, language, request, context }) => {
	const texts = pageTexts(language, "karriere");
	try {
		const [id, word] = [search.get("stelle") ?? "", search.get(PREVIEW)];
		const staff = await staffOrNull(request, context);
		const maySee = await mayPreview({ kind: "job", id, word }, staff);
		const preview = maySee ? await jobPreview(id, language, { forStaff: staff !== null }) : null;
		const others = await openJobs(language);
		const jobs = preview ? [preview, ...others.filter((job) => job.id !== id)] : others;
		const page = {
			texts,
			jobs,
			open: jobs.find((job) => job.id === id) ?? null,
			isPreview: preview !== null,
			forms: formsFor(staff, "job"),
			failed: false,
		};
		return data(page, { headers: preview ? previewHeaders : {} });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the positions could not be read");
		return data({ texts, jobs: [], open: null, isPreview: false, forms: null, failed: true }, { status: 503 });
	}
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Careers({ loaderData: { texts, ...page } }: Route.ComponentProps) {
	return (
		<PageTextsProvider texts={texts}>
			<CareersPage {...page} />
		</PageTextsProvider>
	);
}

type PageProps = { jobs: Job[]; open: Job | null; isPreview: boolean; forms: string | null; failed: boolean };

function CareersPage({ jobs, open, isPreview, forms, failed }: PageProps) {
	const t = useTexts("karriere");
	return (
		<>
			<PageMeta
				title={open?.title ?? t("title")}
				description={open ? open.description : t("description")}
				search={open ? `?stelle=${open.id}` : ""}
				noIndex={isPreview}
			/>
			<JsonLd data={(site) => breadcrumbs(site, [[t("title"), "/karriere"]])} />
			{jobs.map((job) => (
				<JsonLd key={job.id} data={(site) => jobPosting(site, job)} />
			))}
			<div className="page-width pt-10 sm:pt-14">
				{isPreview && <PreviewNote />}
				<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
				<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
				<a href="#offene-stellen" className={buttonLook({ className: "mt-6" })}>
					{t("positionsTitle")}
				</a>
				<h2 className="mt-16 text-3xl sm:text-4xl">{t("benefitsTitle")}</h2>
				<TextGrid
					items={([1, 2, 3, 4, 5, 6] as const).map((n) => ({
						title: t(`benefit${n}Title`),
						text: t(`benefit${n}Text`),
					}))}
				/>
			</div>
			<section id="offene-stellen" className="mt-16 border-y border-line bg-sunken py-16">
				<div className="page-width">
					<h2 className="text-3xl sm:text-4xl">{t("positionsTitle")}</h2>
					{failed && (
						<div className="mt-6">
							<LoadFailure title={t("loadErrorTitle")} text={t("loadErrorText")} />
						</div>
					)}
					{!failed && jobs.length === 0 && (
						<div className="mt-6">
							<h3 className="text-xl">{t("noneTitle")}</h3>
							<p className="mt-2 text-muted">{t("noneText")}</p>
						</div>
					)}
					<JobList jobs={jobs} forms={forms} />
				</div>
			</section>
			<CallToAction
				title={t("speculativeTitle")}
				text={t("speculativeText")}
				button={t("speculativeButton")}
				to={`/kontakt?${new URLSearchParams({ subject: t("speculativeSubject") })}`}
			/>
			{open && <JobDialog key={open.id} job={open} forms={forms} />}
		</>
	);
}
