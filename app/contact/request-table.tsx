import {
	mdiAccountOutline,
	mdiCalendarClock,
	mdiCheck,
	mdiCheckCircleOutline,
	mdiClockAlertOutline,
	mdiEyeOffOutline,
	mdiEyeOutline,
	mdiPhone,
	mdiShieldCheckOutline,
	mdiTextBoxSearchOutline,
} from "@mdi/js";
import type { ReactNode } from "react";
import { dateAndTime, day } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";
import { subjectFor } from "./default-subject.ts";
import { callLink } from "./reply-link.ts";
import type { RequestStep } from "./request.ts";
import { cutSubject, type RequestLine, type RequestView, requestAddress } from "./request-list.ts";
import type { Outcome } from "./request-work.ts";
import { StepForm, stepWords } from "./request-step.tsx";
import { Wait } from "./wait.tsx";

/** The office's list of requests; on a phone each row becomes a small card. */
export function RequestTable({ lines, view }: { lines: RequestLine[]; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return (
		<table className="request-table mt-4 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("name")}</th>
					<th scope="col">{t("contact")}</th>
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
	const work = useTexts("requestWork");
	const language = useLanguage();
	const subject = subjectFor(language, line);
	const open = line.waiting !== null;
	return (
		<tr className={`border-b border-line align-top ${line.bearbeitet ? "bg-good-ground/40" : "max-lg:bg-surface"}`}>
			<td>
				<LocalLink
					to={requestAddress(line.id, view)}
					className={`${open ? "font-bold" : ""} underline-offset-4 hover:underline`}
				>
					{line.name}
				</LocalLink>
				{line.bearbeitet && (
					<Mark icon={mdiCheck}>
						{line.outcome
							? t("processedWith", { outcome: work(`outcome.${line.outcome as Outcome}`) })
							: t("processed")}
					</Mark>
				)}
				{line.ausgeblendet && view.tab !== "hidden" && <Mark icon={mdiEyeOffOutline}>{t("hidden")}</Mark>}
				{line.ausgeblendet && open && <Mark icon={mdiClockAlertOutline}>{t("open")}</Mark>}
				{line.suspicion && <Mark icon={mdiClockAlertOutline}>{t(`suspicion.${line.suspicion}`)}</Mark>}
			</td>
			<td>
				{line.email}
				{line.phone && <Phone phone={line.phone} />}
			</td>
			<td title={subject} className={open ? "font-bold" : ""}>
				{cutSubject(subject)}
				{line.offer_name !== null && (
					<span className="block text-sm font-normal text-muted">
						{line.offer_nr === null
							? line.offer_name
							: t("machineNumbered", { number: line.offer_nr, name: line.offer_name })}
					</span>
				)}
			</td>
			<td>
				<time dateTime={line.created_at} className="whitespace-nowrap">
					{dateAndTime(language, line.created_at)}
				</time>
				{line.waiting && (
					<span className={`block text-sm ${line.waiting.overdue ? "font-semibold text-bad" : "text-muted"}`}>
						<Wait time={line.waiting.time} />
						{line.waiting.overdue && `, ${t("overdueSmall")}`}
					</span>
				)}
				{line.assigned_email && <Mark icon={mdiAccountOutline}>{line.assigned_email}</Mark>}
				{line.follow_up && open && (
					<Mark icon={mdiCalendarClock}>
						{line.due ? (
							<strong className="text-ink">{work("followUpDue")}</strong>
						) : (
							t("followUpOn", { day: day(language, line.follow_up) })
						)}
					</Mark>
				)}
			</td>
			<td>
				<Actions line={line} view={view} />
			</td>
		</tr>
	);
}

function Mark({ icon, children }: { icon: string; children: ReactNode }) {
	return (
		<span className="mt-0.5 flex items-center gap-1 text-sm text-muted">
			<Icon path={icon} size={16} /> {children}
		</span>
	);
}

function Phone({ phone }: { phone: string }) {
	const number = callLink(phone);
	if (!number) return <span className="block text-sm text-muted">{phone}</span>;
	return (
		<a href={number} className="mt-0.5 flex items-center gap-1 text-sm underline underline-offset-4">
			<Icon path={mdiPhone} size={16} /> {phone}
		</a>
	);
}

const iconLook = "grid size-10 place-items-center rounded-sm hover:bg-sunken";

/** The steps that a row offers, each at once and with an undo. */
const icons: Partial<Record<RequestStep, string>> = {
	processed: mdiCheckCircleOutline,
	hidden: mdiEyeOffOutline,
	unhidden: mdiEyeOutline,
	released: mdiShieldCheckOutline,
};

function stepsOf({ suspicion, bearbeitet, ausgeblendet }: RequestLine): RequestStep[] {
	if (suspicion) return ["released"];
	return [...(bearbeitet ? [] : ["processed" as const]), ausgeblendet ? "unhidden" : "hidden"];
}

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
			{stepsOf(line).map((step) => (
				<StepForm
					key={step}
					step={step}
					id={line.id}
					view={view}
					back="list"
					button={
						<button
							type="submit"
							aria-label={t("stepOf", { step: t(stepWords[step]), name: line.name })}
							title={t(stepWords[step])}
							className={iconLook}
						>
							<Icon path={icons[step]!} size={20} />
						</button>
					}
				/>
			))}
		</div>
	);
}
