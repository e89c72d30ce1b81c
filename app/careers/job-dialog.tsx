import { mdiClose } from "@mdi/js";
import { useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Language } from "../i18n/language.ts";
import { useLocalPath, useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { isFramed } from "../ui/is-framed.ts";
import { Icon } from "../ui/icon.tsx";
import { WrittenText } from "../ui/written-text.tsx";
import type { Job } from "./job.ts";
import { ApplyLink, EditLink, JobFacts } from "./job-list.tsx";

/** The full description of a position, under its own address. It also opens without a script. */
export function JobDialog({ job, forms }: { job: Job; forms: string | null }) {
	const t = useTexts("karriere");
	const here = useLocalPath();
	const navigate = useNavigate();
	const dialog = useRef<HTMLDialogElement>(null);
	const list = here("/karriere");
	// A layout effect closes the dialog while it is still in the page; only then does the browser return the focus to the
	// link that opened it.
	useLayoutEffect(() => {
		// Beside its form it must not take the focus from what is being typed.
		if (isFramed()) return;
		const box = dialog.current;
		// The server renders it open, for use without a script; only a closed dialog can become modal.
		box?.close();
		box?.showModal();
		return () => {
			box?.close();
			// Opened by its own address, no link had the focus before. It is then on the body, or still in the closed dialog.
			const { activeElement } = document;
			if (activeElement === document.body || box?.contains(activeElement))
				document.getElementById(`stelle-${job.id}`)?.focus();
		};
	}, [job.id]);
	const leave = () => void navigate(list, { preventScrollReset: true });
	return (
		<dialog
			ref={dialog}
			open
			aria-labelledby="job-title"
			onCancel={(event) => {
				event.preventDefault();
				leave();
			}}
			onClick={(event) => event.target === dialog.current && leave()}
			className="fixed inset-0 z-50 m-auto h-fit max-h-[90dvh] w-[min(46rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-line bg-surface p-0 text-ink [&:not(:modal)]:shadow-[0_0_0_100vmax_rgb(10_12_14/0.6)]"
		>
			<div className="grid gap-5 p-6 *:min-w-0 sm:p-8">
				<div className="flex items-start justify-between gap-4">
					<h2 id="job-title" lang={job.titleLanguage} className="text-2xl sm:text-3xl">
						{job.title}
					</h2>
					<a
						href={list}
						aria-label={t("close")}
						onClick={(event) => {
							event.preventDefault();
							leave();
						}}
						className={buttonLook({ kind: "quiet", size: "icon" })}
					>
						<Icon path={mdiClose} size={22} className="shrink-0" />
					</a>
				</div>
				<JobFacts job={job} />
				<WrittenText text={job.description} language={job.descriptionLanguage} />
				<Items title={t("requirements")} items={job.requirements} language={job.requirementsLanguage} />
				<Items title={t("benefits")} items={job.benefits} language={job.benefitsLanguage} />
				<div className="flex flex-wrap gap-3">
					<ApplyLink title={job.title} />
					{forms && <EditLink to={forms + job.id} />}
				</div>
			</div>
		</dialog>
	);
}

function Items({ title, items, language }: { title: string; items: string[]; language: Language }) {
	if (items.length === 0) return null;
	return (
		<div>
			<h3 className="text-lg">{title}</h3>
			<ul lang={language} className="mt-2 list-disc pl-5">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}
