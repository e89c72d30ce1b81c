import { useTexts } from "../i18n/texts.tsx";
import type { FinderResults } from "./finder-results.ts";
import type { Job } from "./job.ts";
import type { ReadJob } from "./job-form.ts";
import { useJobLines } from "./use-job-lines.ts";

/** The address of the contact form with the visitor's answers in it, for a machine or for the whole job. */
export function useFinderEnquiry(
	read: ReadJob,
	job: Job,
	{ groups }: FinderResults,
): (machine: { id: string; name: string } | null) => string {
	const t = useTexts("maschinenfinder");
	const lines = useJobLines(read, job).map((line) => t("line", line));
	const fitting = groups.find(({ kind }) => kind === "fits")!.machines.map(({ card }) => card.name);
	const subject = t("subject", { material: t(`material.${job.material}`) });
	return (machine) => {
		const names = !machine && fitting.length > 0 ? [t("messageFits", { names: fitting.join(", ") })] : [];
		const message = [t("messageIntro"), ...lines, ...names].join("\n") + "\n\n";
		return `/kontakt?${new URLSearchParams({ ...(machine && { offer: machine.id }), subject, message })}`;
	};
}
