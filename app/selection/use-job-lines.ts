import { number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { Job } from "./job.ts";
import type { ReadJob } from "./job-form.ts";

/** Returns the visitor's answers in words, for the page and for the request. */
export function useJobLines({ typed, type, amounts }: ReadJob, job: Job): { label: string; value: string }[] {
	const t = useTexts("maschinenfinder");
	const units = useTexts("auswahl");
	const language = useLanguage();
	const write = (value: number, decimals = 0) => number(language, value, decimals);
	const need = write(job.need, 1);
	const lines: [string, string | null][] = [
		[t("answerMaterial"), t(`material.${job.material}`)],
		[
			t("need"),
			amounts.tph === null
				? t("needOf", { need, tonnes: write(amounts.tonnes!), days: write(amounts.days!, 1) })
				: t("needGiven", { need }),
		],
		[t("lump"), job.lump === null ? null : `${write(job.lump)} ${units("unit.mm")}`],
		[t("size"), job.target === null ? null : `${write(job.target)} ${units("unit.mm")}`],
		[t("answerType"), type === "alle" ? null : t(`type.${type}`)],
		[t("place"), typed.place],
		[t("width"), job.width === null ? null : `${write(job.width / 1000, 2)} ${units("unit.m")}`],
		[t("mobility"), job.mobility && t(`mobility.${job.mobility}`)],
	];
	return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
