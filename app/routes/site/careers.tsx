import { data } from "react-router";
import { JobList } from "../../careers/job-list.tsx";
import { openJobs } from "../../careers/jobs.server.ts";
import { SPECULATIVE } from "../../requests/applications/application.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { CallToAction } from "../../site/call-to-action.tsx";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Route } from "./+types/careers";

export const loader = publicLoader({}, async ({ language, context }) => {
	const texts = pageTexts(language, "karriere");
	try {
		return data({ texts, jobs: await openJobs(language), failed: false });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the positions could not be read");
		return data({ texts, jobs: [], failed: true }, { status: 503 });
	}
});

export default pageOfTexts(function CareersPage({ loaderData: { jobs, failed } }: Route.ComponentProps) {
	const t = useTexts("karriere");
	return (
		<>
			<PageMeta title={t("title")} description={t("description")} />
			<PageOpening title={t("title")} intro={t("intro")} scene="workshop" alt={t("pictureAlt")}>
				<a href="#offene-stellen" className={buttonLook()}>
					{t("positionsTitle")}
				</a>
			</PageOpening>
			<TextGrid
				title={t("benefitsTitle")}
				textOf={(n) => ({ title: t(`benefit${n}Title`), text: t(`benefit${n}Text`) })}
			/>
			<section id="offene-stellen" className="mt-16 border-y border-line bg-sunken py-16">
				<div className="page-width">
					<h2 className="text-3xl sm:text-4xl">{t("positionsTitle")}</h2>
					{failed && <Failure title={t("loadErrorTitle")} text={t("loadErrorText")} className="mt-6" />}
					{!failed && jobs.length === 0 && (
						<div className="mt-6">
							<h3 className="text-xl">{t("noneTitle")}</h3>
							<p className="mt-2 text-muted">{t("noneText")}</p>
						</div>
					)}
					<JobList jobs={jobs} />
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
