import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { cardCell, CardRow, CardTable } from "../office/card-table.tsx";
import { type ApplicationLine, APPLICATIONS } from "./application.ts";

/** The applications. */
export function ApplicationTable({ lines }: { lines: ApplicationLine[] }) {
	const t = useTexts("applications");
	return (
		<CardTable heads={[t("name"), t("position"), t("received"), t("cv"), t("state")]}>
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</CardTable>
	);
}

function Line({ line: { id, name, job_title, created_at, hasCv, ...state } }: { line: ApplicationLine }) {
	const t = useTexts("applications");
	const language = useLanguage();
	return (
		<CardRow to={`${APPLICATIONS}/${id}`} name={name}>
			<td lang={job_title ? "de" : undefined} className={cardCell}>
				{job_title ?? t("speculative")}
			</td>
			<td className={`${cardCell} tabular-nums`}>
				<time dateTime={created_at}>{dateAndTime(language, created_at)}</time>
			</td>
			<td className={cardCell}>{hasCv ? t("cv") : <span className="text-muted">{t("noCv")}</span>}</td>
			<td className={cardCell}>
				<ApplicationState {...state} />
			</td>
		</CardRow>
	);
}

export function ApplicationState({ processed_at, suspicion }: Pick<ApplicationLine, "processed_at" | "suspicion">) {
	const t = useTexts("applications");
	if (suspicion) return <span className="text-bad">{t("suspicious")}</span>;
	return processed_at ? <span className="text-good">{t("processed")}</span> : <b>{t("open")}</b>;
}
