import { dateAndTime } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { type ApplicationLine, APPLICATIONS } from "./application.ts";

/** The applications; on a phone each row becomes a small card. */
export function ApplicationTable({ lines }: { lines: ApplicationLine[] }) {
	const t = useTexts("applications");
	return (
		<table className="mt-6 w-full border-collapse text-left max-md:block">
			<thead className="max-md:sr-only">
				<tr className="border-b border-strong-line text-sm text-muted">
					{(["name", "position", "received", "cv", "state"] as const).map((column) => (
						<th key={column} scope="col" className="py-2 pr-4">
							{t(column)}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="max-md:block">
				{lines.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</tbody>
		</table>
	);
}

function Line({ line: { id, name, job_title, created_at, hasCv, ...state } }: { line: ApplicationLine }) {
	const t = useTexts("applications");
	const language = useLanguage();
	const cell = "py-3 pr-4 max-md:py-0.5";
	return (
		<tr className="border-b border-line align-top max-md:grid max-md:py-3">
			<th scope="row" className={`${cell} font-normal [overflow-wrap:anywhere]`}>
				<LocalLink
					to={`${APPLICATIONS}/${id}`}
					className="font-semibold underline decoration-strong-line underline-offset-4 hover:decoration-ink"
				>
					{name}
				</LocalLink>
			</th>
			<td lang={job_title ? "de" : undefined} className={cell}>
				{job_title ?? t("speculative")}
			</td>
			<td className={`${cell} tabular-nums`}>
				<time dateTime={created_at}>{dateAndTime(language, created_at)}</time>
			</td>
			<td className={cell}>{hasCv ? t("cv") : <span className="text-muted">{t("noCv")}</span>}</td>
			<td className={cell}>
				<ApplicationState {...state} />
			</td>
		</tr>
	);
}

export function ApplicationState({ processed_at, suspicion }: Pick<ApplicationLine, "processed_at" | "suspicion">) {
	const t = useTexts("applications");
	if (suspicion) return <span className="text-bad">{t("suspicious")}</span>;
	return processed_at ? <span className="text-good">{t("processed")}</span> : <b>{t("open")}</b>;
}
