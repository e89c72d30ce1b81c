import { mdiCheckCircle, mdiEyeOffOutline, mdiEyeOutline, mdiTextBoxSearchOutline } from "@mdi/js";
import { dateAndTime } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";
import { AskForStep, StepForm } from "./request-step.tsx";
import { cutSubject, type RequestLine, type RequestView, requestAddress } from "./request-list.ts";

/** The office's list of requests; on a phone each row becomes a small card. */
export function RequestTable({ lines, view }: { lines: RequestLine[]; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return (
		<table className="request-table mt-4 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("name")}</th>
					<th scope="col">{t("email")}</th>
					<th scope="col">{t("subject")}</th>
					<th scope="col">{t("date")}</th>
					<th scope="col">{t("actions")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<Line key={line.id} line={line} view={view} />
				))}
			</tbody>
		</table>
	);
}

function Line({ line, view }: { line: RequestLine; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<tr className={`border-b border-line align-top ${line.bearbeitet ? "bg-good-ground" : "max-lg:bg-surface"}`}>
			<td>
				<LocalLink to={requestAddress(line.id, view)} className="font-semibold underline-offset-4 hover:underline">
					{line.name}
				</LocalLink>
				{line.bearbeitet && (
					<span className="mt-0.5 flex items-center gap-1 text-sm text-good">
						<Icon path={mdiCheckCircle} size={16} /> {t("processed")}
					</span>
				)}
			</td>
			<td>{line.email}</td>
			<td title={line.subject}>{cutSubject(line.subject)}</td>
			<td className="whitespace-nowrap">
				<time dateTime={line.created_at}>{dateAndTime(language, line.created_at)}</time>
			</td>
			<td>
				<Actions line={line} view={view} />
			</td>
		</tr>
	);
}

const iconLook = "grid size-10 place-items-center rounded-sm hover:bg-sunken";

function Actions({ line, view }: { line: RequestLine; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return (
		<div className="-my-1.5 flex gap-1">
			<LocalLink
				to={requestAddress(line.id, view)}
				aria-label={t("viewOf", { name: line.name })}
				title={t("view")}
				className={iconLook}
			>
				<Icon path={mdiTextBoxSearchOutline} size={20} />
			</LocalLink>
			{view.hidden ? (
				<StepForm
					step="unhidden"
					request={line}
					view={view}
					back="list"
					button={
						<button
							type="submit"
							aria-label={t("unhideOf", { name: line.name })}
							title={t("unhide")}
							className={iconLook}
						>
							<Icon path={mdiEyeOutline} size={20} />
						</button>
					}
				/>
			) : (
				<AskForStep
					step="hidden"
					request={line}
					view={view}
					back="list"
					look={iconLook}
					label={t("hideOf", { name: line.name })}
				>
					<Icon path={mdiEyeOffOutline} size={20} />
				</AskForStep>
			)}
		</div>
	);
}
