import type { ReactNode } from "react";
import type { Language } from "../foundation/i18n/language.ts";
import { longWords } from "../foundation/i18n/long-words.tsx";
import { useLocalPath, useTexts } from "../foundation/i18n/texts.tsx";
import { BackLink } from "../foundation/ui/back-link.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { WrittenText } from "../foundation/ui/written-text.tsx";
import { APPLY_ID } from "./job.ts";
import type { Job } from "./jobs.server.ts";
import { JobFacts, JobList } from "./job-list.tsx";
import { EditLink } from "../site/edit-link.tsx";
import { Failure } from "../foundation/ui/failure.tsx";

export function JobBody({ job, forms }: { job: Job; forms: string | null }) {
	const t = useTexts("karriere");
	return (
		<article className="min-w-0">
			<BackToJobs />
			<h1 lang={job.title.language} className="long-words mt-3 text-3xl sm:text-4xl">
				{longWords(job.title.text)}
			</h1>
			<JobFacts job={job} className="mt-4 text-lg" />
			<ToForm />
			<WrittenText {...job.description} className="mt-8 text-lg" />
			<Items title={t("requirements")} {...job.requirements} />
			<Items title={t("benefits")} {...job.benefits} />
			{forms && <EditLink to={forms + job.id}>{t("edit")}</EditLink>}
		</article>
	);
}

export function SpeculativeBody() {
	const t = useTexts("application");
	return (
		<div className="min-w-0">
			<BackToJobs />
			<h1 className="mt-3 text-3xl sm:text-5xl">{t("speculativeTitle")}</h1>
			<p className="mt-5 max-w-[62ch] text-lg">{t("speculativeIntro")}</p>
			<ToForm />
			<h2 className="mt-8 text-xl">{t("speculativeTipsTitle")}</h2>
			<ul className="mt-2 grid list-disc gap-1 pl-5">
				{([1, 2, 3] as const).map((n) => (
					<li key={n}>{t(`speculativeTip${n}`)}</li>
				))}
			</ul>
		</div>
	);
}

function BackToJobs() {
	const t = useTexts("application");
	return <BackLink to={useLocalPath()("/karriere")}>{t("back")}</BackLink>;
}

/** On wide screens the form is next to the text, so this link is for narrow ones. */
function ToForm() {
	const t = useTexts("application");
	return (
		<a href={`#${APPLY_ID}`} className={buttonLook({ className: "mt-6 lg:hidden print:hidden" })}>
			{t("toForm")}
		</a>
	);
}

function Items({ title, items, language }: { title: string; items: string[]; language: Language }) {
	if (items.length === 0) return null;
	return (
		<section className="mt-8">
			<h2 className="text-xl sm:text-2xl">{title}</h2>
			<ul lang={language} className="mt-3 grid list-disc gap-1 pl-5 text-lg">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}

type Props = { state: "gone" | "missing" | "failed"; jobs: Job[]; children: ReactNode };

/** The open positions, shown for one that does not exist or has closed. `children` come first. */
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
					<JobList jobs={jobs} heading="h2" />
				</>
			)}
		</div>
	);
}

export function OtherJobs({ jobs }: { jobs: Job[] }) {
	const t = useTexts("application");
	if (jobs.length === 0) return null;
	return (
		<section className="mt-16 print:hidden">
			<h2 className="text-3xl">{t("othersTitle")}</h2>
			<JobList jobs={jobs} />
		</section>
	);
}
