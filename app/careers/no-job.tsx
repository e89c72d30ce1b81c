import type { ReactNode } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { Job } from "./job.ts";
import { JobList } from "./job-list.tsx";

type Props = {
	state: "gone" | "missing" | "failed";
	jobs: Job[];
	/** The answer for a visitor whose position disappeared while they were writing. */
	children: ReactNode;
};

/** Shown for a position that does not exist or has closed: the open ones. */
export function NoJob({ state, jobs, children }: Props) {
	const t = useTexts("application");
	const careers = useTexts("karriere");
	return (
		<div className="page-width py-14 sm:py-20">
			{children}
			{state === "failed" ? (
				<>
					<h1 className="mb-8 text-4xl sm:text-5xl">{careers("title")}</h1>
					<Failure title={careers("loadErrorTitle")} text={careers("loadErrorText")} />
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

/** The other open positions, below a position. */
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
