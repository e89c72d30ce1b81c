import { mdiAlert, mdiChevronDown, mdiClockAlertOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { plusDays } from "../foundation/i18n/day.ts";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { shortDay } from "../foundation/i18n/short-day.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { PersonMark } from "../office/frame/people.tsx";
import { isLate, type TodayLine } from "./today.ts";
import type { Today } from "./today.server.ts";

/** Lines in sight without a tap, of today and as many that are overdue: neither hides the other. */
const SHOWN = 5;

/** What to do today, above what the site itself needs (`children`); `today` is null if it could not be read. */
export function TodayCard({ today, children }: { today: Today | null; children: ReactNode }) {
	const t = useTexts("adminDashboard");
	const errors = useTexts("errors");
	const { byDay, now } = today ?? { byDay: {}, now: "" };
	const { today: due = [], late = [], later = [] } = byDay;
	const first = [...due.slice(0, SHOWN), ...late.slice(0, SHOWN)];
	const shown = [...first, ...later.slice(0, Math.max(0, SHOWN - first.length))];
	const further = [...due, ...late, ...later].filter((line) => !shown.includes(line));
	const draw = (line: TodayLine) => <Line key={line.to + line.why} line={line} now={now} />;
	return (
		<section aria-labelledby="today" className="rounded-md border border-line bg-surface p-4 sm:px-5">
			<h2 id="today" className="mb-2 text-2xl">
				{t("today")}
			</h2>
			{today === null && <Failure title={errors("fetchErrorTitle")} text={t("todayFailed", { code: 503 })} />}
			{shown.length > 0 ? (
				<ul>{shown.map(draw)}</ul>
			) : (
				today && <p className="border-t border-line py-3 text-muted">{t("todayNothing")}</p>
			)}
			{further.length > 0 && (
				<details className="group">
					<summary className="flex min-h-11 list-none items-center gap-1 border-t border-line font-semibold">
						<Icon path={mdiChevronDown} size={20} className="transition-transform group-open:rotate-180" />
						<span>{t("todayMore", { count: further.length })}</span>
					</summary>
					<ul>{further.map(draw)}</ul>
				</details>
			)}
			<ul className="empty:hidden">{children}</ul>
		</section>
	);
}

function Line({ line, now }: { line: TodayLine; now: string }) {
	const t = useTexts("adminDashboard");
	const unnamed = useTexts("drafts")("unnamed");
	const title = t(`why.${line.why}`, { name: line.name || unnamed });
	return (
		<TodayRow when={<When line={line} now={now} />} to={line.to} title={title} assigned={line.assigned}>
			{line.detail}
		</TodayRow>
	);
}

type RowProps = Pick<TodayLine, "to" | "assigned"> & { when: ReactNode; title: string; children: ReactNode };

/** One thing to do, which a tap anywhere on its row leads to; `children` are its details. */
export function TodayRow({ when, to, title, assigned, children }: RowProps) {
	return (
		<li className="relative items-baseline gap-x-3 border-t border-line py-2 hover:bg-sunken sm:grid sm:grid-cols-[11.5rem_minmax(0,1fr)]">
			{when}
			<div className={`gap-x-3 wrap-anywhere sm:flex sm:flex-wrap sm:items-baseline ${assigned ? "pr-8" : ""}`}>
				<LocalLink to={to} className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline">
					{title}
				</LocalLink>
				{children && <p className="min-w-48 flex-1 sm:line-clamp-1 text-sm text-muted">{children}</p>}
				{assigned && (
					<span className="absolute top-2 right-0">
						<PersonMark email={assigned} initials />
					</span>
				)}
			</div>
		</li>
	);
}

/** The time of what is due today, and the day before it of everything else. */
function When({ line, now }: { line: TodayLine; now: string }) {
	const t = useTexts("adminDashboard");
	const language = useLanguage();
	const [day = "", time] = line.at.split(/T0?/);
	const [today = ""] = now.split("T");
	const late = isLate(line, now);
	const isUrgent = line.why === "urgent";
	const dayWord = day === plusDays(today, 1) ? t("tomorrow") : shortDay(language, day, { named: true });
	const words = day === today ? (time ?? t("dueToday")) : [dayWord, ...(time ? [time] : [])].join(", ");
	return (
		<p className={`flex items-baseline gap-1 ${late || isUrgent ? "font-semibold text-bad" : "max-sm:text-muted"}`}>
			{(late || isUrgent) && (
				<Icon path={isUrgent ? mdiAlert : mdiClockAlertOutline} size={16} className="self-center" />
			)}
			<time dateTime={line.at}>{words}</time>
			{late && <span className="sr-only">{t("overdue")}</span>}
		</p>
	);
}
