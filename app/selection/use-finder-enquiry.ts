import { useTexts } from "../i18n/texts.tsx";
import type { FinderResults } from "./finder-results.ts";
import type { Job } from "./job.ts";

/** Returns a request's initial values: the visitor's answers, and the machines that the finder named. */
export function useFinderEnquiry(
	lines: { label: string; value: string }[],
	job: Job,
	{ groups }: FinderResults,
): { subject: string; message: string } {
	const t = useTexts("maschinenfinder");
	const fitting = groups.find(({ kind }) => kind === "fits")!.machines.map(({ card }) => card.name);
	const named = fitting.length > 0 ? [t("messageFits", { names: fitting.join(", ") })] : [];
	return {
		subject: t("subject", { material: t(`material.${job.material}`) }),
		message: [t("messageIntro"), ...lines.map((line) => t("line", line)), ...named].join("\n") + "\n\n",
	};
}
