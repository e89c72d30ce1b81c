import { defaultLanguage } from "../i18n/language.ts";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { cardCell, CardRow, CardTable } from "../office/list/card-table.tsx";
import { ChoiceBox, RowsBox } from "../office/list/choice-box.tsx";
import { SortHeading } from "../office/list/sort-heading.tsx";
import { applicationDefinition, type ApplicationLine, APPLICATIONS } from "./application.ts";

/** The applications. */
export function ApplicationTable({ lines, sort }: { lines: ApplicationLine[]; sort: string }) {
	const t = useTexts("applications");
	const bulk = useTexts("bulk");
	const order = { sort, definition: applicationDefinition };
	const rows = lines.map(({ id }) => id);
	return (
		<CardTable
			choosesAll={<RowsBox rows={rows} label={bulk("choosePage")} />}
			heads={[
				<SortHeading {...order} key="name" label={t("name")} by="name" first="asc" />,
				t("position"),
				<SortHeading {...order} key="date" label={t("received")} by="date" first="desc" />,
				t("cv"),
				t("state"),
			]}
		>
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</CardTable>
	);
}

function Line({ line: { id, version, name, job_title, created_at, hasCv, ...state } }: { line: ApplicationLine }) {
	const t = useTexts("applications");
	const language = useLanguage();
	return (
		<CardRow to={`${APPLICATIONS}/${id}`} name={name} chooses={<ChoiceBox id={id} version={version} name={name} />}>
			<td lang={job_title ? defaultLanguage : undefined} className={cardCell}>
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
