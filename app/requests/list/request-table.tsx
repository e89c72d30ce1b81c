import {
	mdiAlert,
	mdiAlertCircleOutline,
	mdiBriefcaseOutline,
	mdiCalendarClock,
	mdiCalendarRange,
	mdiCheck,
	mdiClockAlertOutline,
	mdiEmailOutline,
	mdiExcavator,
	mdiEyeOffOutline,
	mdiPhone,
	mdiSwapHorizontal,
	mdiWrench,
} from "@mdi/js";
import type { ReactNode } from "react";
import { clock, dateAndTime, day, today } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { dayOfThisYear } from "../../foundation/i18n/short-day.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { ListDefinition, ListLabels } from "../../office/list/list-definition.ts";
import { type Column, ListTable } from "../../office/list/list-table.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { PersonMark, useNameOf } from "../../office/frame/people.tsx";
import { subjectFor } from "../default-subject.ts";
import { callLink } from "../page/reply-link.ts";
import { isOpen } from "../request.ts";
import { listedSubject, NOBODY, type RequestSign, type RequestView, requestAddress } from "./request-list.ts";
import type { RequestLine } from "./request-list.server.ts";
import { RequestRowActions } from "./request-row-actions.tsx";
import type { Colleague } from "../page/request-work.ts";
import type { Source } from "../contact/source.ts";
import { sourceLines } from "../contact/source-label.ts";
import { Answered, FollowUp, Mark, Wait } from "../hours/wait.tsx";

export function useRequestLabels(colleagues: Colleague[]): ListLabels {
	const t = useTextsByKey("requestList");
	const nameOf = useNameOf();
	const language = useLanguage();
	return {
		label: t,
		action: (word) => t(`action.${word}`),
		word(name, word) {
			if (name === "from" || name === "to") return day(language, word);
			if (name === "assigned" && word !== NOBODY)
				return nameOf(colleagues.find(({ id }) => id === word)?.email ?? word);
			return t(`${name}.${word}`);
		},
	};
}

type Props = { lines: RequestLine[]; view: RequestView; definition: ListDefinition };

/** The list of requests. What has no column at the moment is in the cell of another. */
export function RequestTable({ lines, view, definition }: Props) {
	const t = useTexts("kontaktanfragen");
	const list = useTexts("requestList");
	const { sort } = view;
	const columns = view.columns as (keyof typeof cells)[];
	const chosen = columns.map((name): Column<RequestLine> => {
		const Cell = cells[name];
		return {
			name,
			head: list(name),
			by: definition.sorts.includes(`${name}-asc`) ? name : undefined,
			cell: (line) => <Cell line={line} view={view} />,
		};
	});
	return (
		<ListTable
			look="card-table inbox mt-1"
			{...{ definition, sort, lines }}
			nameOf={({ name }) => list("choose", { name })}
			rowLook={({ bearbeitet }) => `align-top ${bearbeitet ? "bg-good-ground/40" : "max-lg:bg-surface"}`}
			columns={[
				{ name: "about", head: list("about"), cell: (line) => <SignCell line={line} /> },
				{ name: "name", head: list("name"), by: "name", cell: (line) => <Name line={line} view={view} /> },
				...chosen,
				{
					name: "actions",
					head: t("actions"),
					cell: (line) => (
						<td className="actions">
							<RequestRowActions line={line} view={view} />
						</td>
					),
				},
			]}
		/>
	);
}

type CellProps = { line: RequestLine; view: RequestView };

const cells = {
	contact: ({ line }) => (
		<td className="contact lg:min-w-32 lg:text-[0.875rem]">
			{/* Where there is little room, a telephone number stands for the address. */}
			<span title={line.email} className="lg:line-clamp-1 lg:break-all lg:max-list:not-last:hidden">
				{line.email}
			</span>
			{line.phone && <Phone phone={line.phone} />}
		</td>
	),
	subject: Subject,
	date: Received,
	assigned: ({ line }) => <td>{line.assigned_email && <PersonMark email={line.assigned_email} />}</td>,
	followUp: ({ line: { follow_up, due, ...line } }) => (
		<td>{follow_up && <FollowUp day={follow_up} due={due && isOpen(line)} />}</td>
	),
	language: ({ line: { language } }) => <td>{useTexts("kontaktanfragen")(`language.${language}`)}</td>,
	source: ({ line: { source } }) => <td>{source && <SourceWords source={JSON.parse(source) as Source} />}</td>,
} satisfies Record<string, (props: CellProps) => ReactNode>;

const signs: Record<RequestSign, string> = {
	urgent: mdiAlert,
	service: mdiWrench,
	hire: mdiCalendarRange,
	machine: mdiExcavator,
	tradeIn: mdiSwapHorizontal,
	job: mdiBriefcaseOutline,
	general: mdiEmailOutline,
};

/** What a request is about: a sign, with the picture of its machine if there is one. */
function SignCell({ line }: { line: RequestLine }) {
	const { sign, picture } = line;
	const label = useTexts("requestList")(`about.${sign}`);
	const look = sign === "urgent" && isUnanswered(line) ? "bg-bad text-ground" : picture ? "bg-surface" : "text-muted";
	return (
		<td className="kind">
			<span title={label} className="relative grid h-11 w-14 place-items-center overflow-hidden rounded-sm bg-sunken">
				{picture && <Thumbnail picture={picture} />}
				<span
					className={`grid place-items-center rounded-sm p-0.5 ${look} ${picture ? "absolute right-0 bottom-0" : ""}`}
				>
					<Icon path={signs[sign]} size={picture ? 16 : 24} />
				</span>
				<span className="sr-only">{label}</span>
			</span>
		</td>
	);
}

function Name({ line, view }: CellProps) {
	const t = useTexts("kontaktanfragen");
	const work = useTexts("requestWork");
	const open = isOpen(line);
	const comesUp = open && line.follow_up !== null && !view.columns.includes("followUp");
	const isUnreached = open && line.unreached !== null;
	const assignee = !view.columns.includes("assigned") && line.assigned_email;
	return (
		<td className="name lg:min-w-26">
			<span className="flex items-start gap-1.5">
				<LocalLink
					to={requestAddress(line.id, view)}
					title={line.name}
					className={`${isUnanswered(line) ? "font-bold" : ""} underline-offset-4 hover:underline ${line.bearbeitet || comesUp || isUnreached ? "lg:line-clamp-1 lg:break-all" : "lg:line-clamp-2"}`}
				>
					{line.name}
				</LocalLink>
				{assignee && <PersonMark email={assignee} initials />}
			</span>
			{line.bearbeitet && (
				<Mark icon={mdiCheck}>
					{line.outcome ? t("processedWith", { outcome: work(`outcome.${line.outcome}`) }) : t("processed")}
				</Mark>
			)}
			{isUnreached && <Mark icon={mdiAlertCircleOutline}>{work("delivery.failed")}</Mark>}
			{line.ausgeblendet && view.tab !== "hidden" && <Mark icon={mdiEyeOffOutline}>{t("hidden")}</Mark>}
			{line.ausgeblendet && open && <Mark icon={mdiClockAlertOutline}>{t("open")}</Mark>}
			{line.suspicion && <Mark icon={mdiClockAlertOutline}>{t(`suspicion.${line.suspicion}`)}</Mark>}
			{comesUp && (
				<Mark icon={mdiCalendarClock}>
					<span className="xl:whitespace-nowrap">
						<FollowUp day={line.follow_up!} due={line.due} />
					</span>
				</Mark>
			)}
		</td>
	);
}

const isUnanswered = (line: RequestLine) => isOpen(line) && line.first_answer_at === null;

function Subject({ line, view }: CellProps) {
	const language = useLanguage();
	const t = useTexts("kontaktanfragen");
	const { offer_name, offer_nr, further } = line;
	const namesMachine =
		offer_name !== null && offer_nr !== null && further === 0 && subjectFor(language, line).includes(offer_name);
	return (
		<td
			title={subjectFor(language, line)}
			className={`subject lg:max-[90rem]:text-sm lg:min-w-35 xl:min-w-26 ${isUnanswered(line) ? "font-bold" : ""}`}
		>
			{/* For the pointer: the Tab key stops at the name's link alone. */}
			<LocalLink
				to={requestAddress(line.id, view)}
				tabIndex={-1}
				className="underline-offset-4 hover:underline lg:line-clamp-1 lg:break-all lg:max-xl:line-clamp-2 lg:max-xl:[word-break:normal]"
			>
				{longWords(listedSubject(language, line))}
			</LocalLink>
			<span className="line-clamp-1 text-sm font-normal break-all lg:max-xl:hidden">
				{offer_name !== null && (
					<span className="mr-2 text-muted">
						{namesMachine ? t("machineNumber", { nr: offer_nr }) : <Machine line={line} />}
					</span>
				)}
				<span>{line.beginning}</span>
			</span>
		</td>
	);
}

function Machine({ line: { offer_name, offer_nr, further } }: { line: RequestLine }) {
	const t = useTexts("kontaktanfragen");
	if (offer_name === null) return null;
	const first = offer_nr === null ? offer_name : t("machineNumbered", { number: offer_nr, name: offer_name });
	return further > 0 ? t("machinesMore", { first, count: further }) : first;
}

function Received({ line }: CellProps) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const open = isOpen(line);
	const at = line.created_at;
	return (
		<td className="date lg:min-w-35 lg:text-[0.875rem] xl:whitespace-nowrap">
			<time dateTime={at} title={dateAndTime(language, at)} className="mr-2 whitespace-nowrap lg:block">
				{`${dayOfThisYear(language, today(new Date(at)))}, ${clock(language, at)}`}
			</time>
			{line.waiting && (
				<span
					title={line.waiting.overdue ? t("overdue") : undefined}
					className={`inline-flex items-center gap-1 align-bottom ${line.waiting.overdue ? "font-semibold text-bad" : "text-muted"}`}
				>
					{line.waiting.overdue && <Icon path={mdiClockAlertOutline} size={16} className="shrink-0" />}
					<Wait {...line.waiting} />
					{line.waiting.overdue && <span className="sr-only">{t("overdue")}</span>}
				</span>
			)}
			{open && line.first_answer_at && (
				<span className="text-muted max-lg:inline-block">
					<Answered at={line.first_answer_at} />
				</span>
			)}
		</td>
	);
}

function SourceWords({ source }: { source: Source }) {
	const t = useTexts("kontaktanfragen");
	return sourceLines(source)
		.map(([label, value]) => (value && label !== "source.list" ? `${t(label)}: ${value}` : t(label)))
		.join(", ");
}

function Phone({ phone }: { phone: string }) {
	const number = callLink(phone);
	if (!number) return <span className="block text-muted">{phone}</span>;
	return (
		<a href={number} className="flex items-center gap-1 underline underline-offset-4 max-sm:hidden">
			<Icon path={mdiPhone} size={16} className="shrink-0 lg:max-xl:hidden" /> {phone}
		</a>
	);
}
