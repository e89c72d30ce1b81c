import { data } from "react-router";
import { JobList } from "../../careers/job-list.tsx";
import { openJobs } from "../../careers/jobs.server.ts";
import { SPECULATIVE } from "../../requests/applications/application.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { staffOrNull } from "../../accounts/session.server.ts";
import { formsFor } from "../../back-office/collections/preview-access.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { CallToAction } from "../../site/call-to-action.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { WorkshopPicture } from "../../site/pictures/workshop-picture.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Route } from "./+types/careers";

export const loader = publicLoader({}, async ({ language, request, context }) => {
	const texts = pageTexts(language, "karriere");
	try {
		const staff = await staffOrNull(request, context);
		return data({ texts, jobs: await openJobs(language), forms: formsFor(staff, "job"), failed: false });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the positions could not be read");
		return data({ texts, jobs: [], forms: null, failed: true }, { status: 503 });
	}
});

export default pageOfTexts(function CareersPage({ loaderData: { jobs, forms, failed } }: Route.ComponentProps) {
	const t = useTexts("karriere");
	return (
		<>
			<PageMeta title={t("title")} description={t("description")} />
			<div className="page-width grid items-center gap-8 pt-10 sm:pt-14 lg:grid-cols-[5fr_7fr] lg:gap-12">
				<div>
					<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
					<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
					<a href="#offene-stellen" className={buttonLook({ className: "mt-6" })}>
						{t("positionsTitle")}
					</a>
				</div>
				<WorkshopPicture alt={t("pictureAlt")} className="h-auto w-full rounded-md bg-sunken" />
			</div>
			<div className="page-width">
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
							<Failure title={t("loadErrorTitle")} text={t("loadErrorText")} />
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
				to={`/karriere/${SPECULATIVE}`}
			/>
		</>
	);
});
