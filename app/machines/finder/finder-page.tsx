import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { aidAddress } from "./aid.ts";
import { AidPage, useAnswerFocus } from "./aid-page.tsx";
import { FinderAnswer } from "./finder-answer.tsx";
import type { FinderResults } from "./finder-results.server.ts";
import { JobForm } from "./job-form-view.tsx";
import type { ReadJob } from "./job-form.ts";

/** The machine finder: its questions and, beside them, how it calculates or which machines suit. */
export function FinderPage({ read, results }: { read: ReadJob | null; results: FinderResults | null }) {
	const t = useTexts("maschinenfinder");
	const heading = useAnswerFocus();
	return (
		<AidPage current="finder" title={t("title")} intro={t("intro")}>
			<div className="print:hidden">
				<JobForm read={read} />
			</div>
			{read?.job && results ? <FinderAnswer read={read} job={read.job} results={results} heading={heading} /> : <How />}
		</AidPage>
	);
}

/** Jobs as the form would send them, in the order of their words. */
const examples = [
	"material=bauschutt&tonnes=5000&days=20&lump=500&size=45",
	"material=naturstein-hart&tph=120&lump=500&size=22",
	"material=boden&tph=80",
];

/** Shown beside the questions until they are answered. */
function How() {
	const t = useTexts("maschinenfinder");
	return (
		<section>
			<h2 className="text-2xl">{t("howTitle")}</h2>
			<ul className="mt-4 grid max-w-[68ch] gap-4">
				{([1, 2, 3, 4, 5] as const).map((n) => (
					<li key={n} className="border-l-4 border-amber pl-4">
						{t(`how${n}`)}
					</li>
				))}
			</ul>
			<p className="mt-6 max-w-[68ch] text-muted">{t("noBinding")}</p>
			<h2 className="mt-10 text-2xl">{t("examplesTitle")}</h2>
			<ul className="mt-3 grid gap-1">
				{examples.map((job, i) => (
					<li key={job}>
						<LocalLink
							to={`${aidAddress("finder")}?${job}`}
							className="inline-flex min-h-11 items-center font-semibold underline decoration-amber decoration-2 underline-offset-4"
						>
							{t(`example${(i + 1) as 1 | 2 | 3}`)}
						</LocalLink>
					</li>
				))}
			</ul>
		</section>
	);
}
