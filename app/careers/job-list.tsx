import { mdiClockOutline, mdiMapMarker } from "@mdi/js";
import { LinkButton } from "../foundation/i18n/link.tsx";
import { longWords } from "../foundation/i18n/long-words.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { APPLY_ID } from "./job.ts";
import type { Job } from "./jobs.server.ts";
import { shorten } from "../foundation/ui/shorten.ts";
import { plainLine } from "../foundation/ui/written-blocks.ts";

/** Characters of a position's description in a list. */
const TEASER = 150;

export function JobFacts({ job, className }: { job: Job; className: string }) {
	return (
		<p className={`flex flex-wrap gap-x-5 gap-y-1 text-muted ${className}`}>
			<span className="inline-flex items-center gap-1.5">
				<Icon path={mdiMapMarker} size={17} className="shrink-0" /> {job.location}
			</span>
			<span lang={job.type.language} className="inline-flex items-center gap-1.5">
				<Icon path={mdiClockOutline} size={17} className="shrink-0" /> {job.type.text}
			</span>
		</p>
	);
}

type Props = { jobs: Job[]; heading?: "h2" | "h3" };

export function JobList({ jobs, heading: Heading = "h3" }: Props) {
	const t = useTexts("karriere");
	return (
		<ul className="mt-8 grid gap-5">
			{jobs.map((job) => (
				<li
					key={job.id}
					className="grid gap-x-10 gap-y-5 rounded-md border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
				>
					<div>
						<Heading lang={job.title.language} className="long-words text-lg sm:text-2xl">
							{longWords(job.title.text)}
						</Heading>
						<JobFacts job={job} className="mt-2" />
						<p lang={job.description.language} className="mt-3 max-w-[80ch]">
							{shorten(plainLine(job.description.text), TEASER)}
						</p>
					</div>
					<div className="flex flex-wrap gap-3 wrap-break-word">
						{(["details", "apply"] as const).map((word) => (
							<LinkButton
								key={word}
								to={`/karriere/${job.id}${word === "apply" ? `#${APPLY_ID}` : ""}`}
								aria-label={`${t(word)}: ${job.title.text}`}
								kind="secondary"
								className="max-sm:flex-1 max-sm:px-2"
							>
								{t(word)}
							</LinkButton>
						))}
					</div>
				</li>
			))}
		</ul>
	);
}
