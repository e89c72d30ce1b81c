import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts, useLanguage, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { aidAddress, ANSWER_ID } from "./aid.ts";
import { AidPage } from "./aid-page.tsx";
import type { FinderResults } from "./finder-results.server.ts";
import { JobForm } from "./job-form-view.tsx";
import type { ReadJob } from "./job-form.ts";
import { Form } from "react-router";
import { number } from "../../foundation/i18n/format.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { MachineGroup } from "./machine-group.tsx";
import type { Job } from "./finder-job.ts";

/** The machine finder's questions and, beside them, examples or its answer. */
export function FinderPage({ read, results }: { read: ReadJob | null; results: FinderResults | null }) {
	return (
		<AidPage current="finder">
			<div className="print:hidden">
				<LocalLink
					to="/angebot/kaufen?type=alle"
					className="-mt-4 mb-4 inline-block underline decoration-amber decoration-2 underline-offset-4"
				>
					{useTexts("maschinenfinder")("others")}
				</LocalLink>
				<JobForm read={read} />
			</div>
			{read?.job && results ? <FinderAnswer read={read} job={read.job} results={results} /> : <Examples />}
		</AidPage>
	);
}

/** Jobs as the form would send them, in the order of their words. */
const examples = [
	"material=bauschutt&tonnes=5000&days=20&lump=500&size=45",
	"material=naturstein-hart&tph=120&lump=500&size=22",
	"material=boden&tph=80",
];

function Examples() {
	const t = useTexts("maschinenfinder");
	return (
		<section className="examples">
			<h2 className="text-2xl">{t("examplesTitle")}</h2>
			<ul className="mt-3 grid gap-1">
				{examples.map((job, i) => (
					<li key={job}>
						<LocalLink
							to={`${aidAddress("finder")}?${job}#${ANSWER_ID}`}
							className="inline-flex min-h-11 items-center font-semibold underline decoration-amber decoration-2 underline-offset-4"
						>
							{t(`example${(i + 1) as 1 | 2 | 3}`)}
						</LocalLink>
					</li>
				))}
			</ul>
			<p className="mt-6 max-w-[68ch] text-muted">{t("noBinding")}</p>
		</section>
	);
}

function FinderAnswer({ read, job, results }: { read: ReadJob; job: Job; results: FinderResults }) {
	const t = useTexts("maschinenfinder");
	const lines = useJobLines(read, job);
	const contact = useLocalPath()("/kontakt#anfrage");
	const { groups, isEmpty } = results;
	const fits = groups.find(({ kind }) => kind === "fits")!;
	const fitting = fits.machines.map(({ card }) => card.name);
	const named = fitting.length > 0 ? [t("messageFits", { names: fitting.join(", ") })] : [];
	const message = [t("messageIntro"), ...lines.map((line) => t("line", line)), ...named].join("\n") + "\n\n";
	const stages = groups.filter(({ kind }) => kind === "stage1" || kind === "stage2");
	const canTick = groups.some(({ machines }) => machines.length > 0);
	const isInTwo = stages.length > 0 && stages.every(({ count }) => count > 0);
	return (
		<div>
			<h2 id={ANSWER_ID} tabIndex={-1} className="text-3xl focus:shadow-none focus:outline-none sm:text-4xl">
				{fits.count > 0
					? t("hits", { count: fits.count })
					: t(isEmpty ? "hitsEmpty" : isInTwo ? "hitsTwo" : "hitsNone")}
			</h2>
			<dl aria-label={t("answers")} className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
				{lines.map(({ label, value }) => (
					<div key={label}>
						<dt className="inline text-muted">{label}:</dt> <dd className="inline font-semibold">{value}</dd>
					</div>
				))}
			</dl>
			<Form method="get" action={contact}>
				<input type="hidden" name="subject" value={t("subject", { material: t(`material.${job.material}`) })} />
				<input type="hidden" name="message" value={message} />
				{groups.map((group) => (
					<MachineGroup key={group.kind} group={group} job={job} days={read.amounts.days} />
				))}
				<p className="mt-8 max-w-[68ch] text-muted">{t("noBinding")}</p>
				<div className="mt-10 rounded-md bg-amber p-6 text-on-amber sm:p-8 print:hidden">
					<h2 className="text-2xl">{t("askAll")}</h2>
					<p className="mt-2 max-w-[55ch]">
						{fits.count === 0 && !isInTwo && <span>{`${t("noneText")} `}</span>}
						<span>{t(canTick ? "askAllText" : "askAllNone")}</span>
					</p>
					<Button kind="dark" className="mt-5">
						{t("askAllButton")}
					</Button>
				</div>
			</Form>
		</div>
	);
}

function useJobLines({ typed, type, amounts }: ReadJob, job: Job): { label: string; value: string }[] {
	const t = useTexts("maschinenfinder");
	const units = useTexts("auswahl");
	const language = useLanguage();
	const write = (value: number, decimals = 0) => number(language, value, decimals);
	const need = write(job.need, 1);
	const calculated = () => t("needOf", { need, tonnes: write(amounts.tonnes!), count: write(amounts.days!, 1) });
	const lines: [string, string | null][] = [
		[t("answerMaterial"), t(`material.${job.material}`)],
		[t("need"), amounts.tph === null ? calculated() : t("needGiven", { need })],
		[t("lump"), job.lump === null ? null : `${write(job.lump)} ${units("unit.mm")}`],
		[t("size"), job.target === null ? null : `${write(job.target)} ${units("unit.mm")}`],
		[t("answerType"), type === "alle" ? null : t(`type.${type}`)],
		[t("place"), typed.place],
		[t("width"), job.width === null ? null : `${write(job.width / 1000, 2)} ${units("unit.m")}`],
		[t("mobility"), job.mobility && t(`mobility.${job.mobility}`)],
	];
	return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
