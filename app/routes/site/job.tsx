import { data } from "react-router";
import { staffOrNull } from "../../accounts/session.server.ts";
import { APPLY_ID } from "../../careers/job.ts";
import { JobBody, SpeculativeBody, NoJob, OtherJobs } from "../../careers/job-body.tsx";
import { jobPreview, openJobs, publishedJob } from "../../careers/jobs.server.ts";
import { ApplicationForm } from "../../requests/applications/application-form-view.tsx";
import { receiveApplication } from "../../requests/applications/application-request.server.ts";
import { type ApplicationAnswer, SPECULATIVE } from "../../requests/applications/application.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { formsFor, previewHeaders, seesDraft } from "../../back-office/collections/preview-access.server.ts";
import { type PublicArgs, publicLoader } from "../../foundation/request/public-loader.server.ts";
import { PREVIEW } from "../../content/preview/preview.ts";
import { PreviewNote } from "../../content/preview/preview-note.tsx";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { breadcrumbs, JsonLd, jobPosting } from "../../site/json-ld.tsx";
import { plainLine, plainWords } from "../../foundation/ui/written-blocks.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { submitOrKeepInput } from "../../foundation/ui/form/submit-or-keep-input.ts";
import type { Route } from "./+types/job";

const parameters = { [PREVIEW]: "uncached" } as const;
const statuses = { open: 200, gone: 410, missing: 404 };

export const loader = publicLoader(parameters, async (args: PublicArgs<Route.LoaderArgs, typeof PREVIEW>) => {
	const { search, language, request, context } = args;
	const { id } = args.params;
	const texts = pageTexts(language, "karriere", "application", "contact", "draftPage");
	try {
		const staff = await staffOrNull(request, context);
		const preview = seesDraft(search.get(PREVIEW), "job", staff) ? await jobPreview(id, language) : null;
		const jobs = await openJobs(language);
		const job = preview ?? jobs.find((one) => one.id === id) ?? null;
		const isOpen = job !== null || id === SPECULATIVE;
		const state: keyof typeof statuses = isOpen ? "open" : (await publishedJob(id)) ? "gone" : "missing";
		const others = jobs.filter((one) => one.id !== id);
		return data(
			{ texts, job, state, others, isPreview: preview !== null, forms: formsFor(staff, "job") },
			{ status: statuses[state], headers: preview ? previewHeaders : {} },
		);
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a position could not be read");
		const nothing = { texts, job: null, others: [], isPreview: false, forms: null };
		return data({ ...nothing, state: "failed" as const }, { status: 503 });
	}
});

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
	return receiveApplication(request, {
		language: languageOf({ url, request }),
		findJob: async () => (id === SPECULATIVE ? null : ((await publishedJob(id)) ?? undefined)),
		...context.get(requestContext),
	});
}

export const clientAction = submitOrKeepInput<ApplicationAnswer>((typed) => ({ state: "failed", typed, hadCv: true }));

export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default pageOfTexts(function JobRoute(props: Route.ComponentProps) {
	const { state, others } = props.loaderData;
	const t = useTexts("application");
	const careers = useTexts("karriere");
	if (state === "open") return <JobPage {...props} />;
	const titles = { gone: t("goneTitle"), missing: t("notFoundTitle"), failed: careers("loadErrorTitle") };
	return (
		<NoJob key={props.params.id} state={state} jobs={others}>
			<PageMeta title={titles[state]} noIndex />
			{props.actionData && <ApplicationForm id={APPLY_ID} answer={props.actionData} />}
		</NoJob>
	);
});

function JobPage({ loaderData: { job, others, isPreview, forms }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("application");
	const careers = useTexts("karriere");
	const title = job?.title.text ?? t("speculativeTitle");
	const path = `/karriere/${job?.id ?? SPECULATIVE}`;
	return (
		<div className="page-width pt-6 sm:pt-10">
			<PageMeta
				title={title}
				description={plainLine(job?.description.text ?? t("speculativeDescription"))}
				noIndex={isPreview}
			/>
			<JsonLd data={breadcrumbs([careers("title"), "/karriere"], [title, path])} />
			{job && <JsonLd data={(site) => jobPosting(site, { ...job, description: plainWords(job.description.text) })} />}
			{isPreview && <PreviewNote />}
			<div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
				{job ? <JobBody job={job} forms={forms} /> : <SpeculativeBody />}
				<ApplicationForm key={path} id={APPLY_ID} answer={answer} />
			</div>
			<OtherJobs jobs={others} />
		</div>
	);
}
