import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Job } from "./job.ts";
import { JobList } from "./job-list.tsx";

type Props = {
	state: "gone" | "missing" | "failed";
	jobs: Job[];
	/** What somebody has sent who was writing when the position went. */
	children: ReactNode;
};

/** Where no position is, or none any more: those that are open. */
export function NoJob({ state, jobs, children }: Props) {
	const t = useTexts("application");
	const careers = useTexts("karriere");
	return (
		<div className="page-width py-14 sm:py-20">
			{children}
			{state === "failed" ? (
				<>
					<h1 className="mb-8 text-4xl sm:text-5xl">{careers("title")}</h1>
					<LoadFailure title={careers("loadErrorTitle")} text={careers("loadErrorText")} />
				</>
			) : (
				<>
					<h1 className="text-4xl sm:text-5xl">{t(state === "gone" ? "goneTitle" : "notFoundTitle")}</h1>
					<p className="mt-4 max-w-[60ch] text-lg text-muted">
						{t(state === "gone" ? "goneText" : "notFoundText")}{" "}
						<span>{jobs.length > 0 ? t("openText") : careers("noneText")}</span>
					</p>
					<JobList jobs={jobs} forms={null} heading="h2" />
				</>
			)}
		</div>
	);
}

/** The other open positions, below one. */
export function OtherJobs({ jobs }: { jobs: Job[] }) {
	const t = useTexts("application");
	if (jobs.length === 0) return null;
	return (
		<section className="mt-16 print:hidden">
			<h2 className="text-3xl">{t("othersTitle")}</h2>
			<JobList jobs={jobs} forms={null} />
		</section>
	);
}
