import { dateAndTime, day, number, date } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { offerRecord } from "../offers/offer-record.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Today, TodayLine } from "./today.ts";

/** What to look at today beside the requests; `today` is null where it could not be read. */
export function TodayCard({ today }: { today: Today | null }) {
	const t = useTexts("adminDashboard");
	const errors = useTexts("errors");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{t("today")}</h2>
			{today === null && (
				<div className="mt-3">
					<LoadFailure title={errors("fetchErrorTitle")} text={t("todayFailed", { code: 503 })} />
				</div>
			)}
			{today?.groups.length === 0 && <p className="mt-2 text-muted">{t("todayNothing")}</p>}
			{today?.groups.map(({ name, count, lines }) => (
				<div key={name}>
					<h3 className="label-caps mt-5">{t(`today.${name}`, { count })}</h3>
					<ul className="mt-2 grid">
						{lines.map((line) => (
							<li key={line.to + line.why} className="border-t border-line py-2 [overflow-wrap:anywhere]">
								<LocalLink to={line.to} className="font-semibold underline-offset-4 hover:underline">
									{line.title || t("unnamed")}
								</LocalLink>
								<p className="text-sm text-muted">
									<Why line={line} />
								</p>
							</li>
						))}
					</ul>
				</div>
			))}
			{today && today.asked.length > 0 && <Asked machines={today.asked} />}
		</section>
	);
}

function Why({ line: { why, at, whom } }: { line: TodayLine }) {
	const t = useTexts("adminDashboard");
	const language = useLanguage();
	const time =
		why === "reserved" ? day(language, at) : why === "draft" ? date(language, at) : dateAndTime(language, at);
	if (why === "application") return t("why.application", { time, whom: whom ?? t("speculative") });
	return (
		<>
			<span>{t(`why.${why}`, { time })}</span>
			{whom && <span>{`, ${whom}`}</span>}
		</>
	);
}

/** How often each was asked for, and when: a bar a day. */
function Asked({ machines }: { machines: Today["asked"] }) {
	const t = useTexts("adminDashboard");
	const language = useLanguage();
	const most = Math.max(...machines.flatMap(({ days }) => days));
	return (
		<>
			<h3 className="label-caps mt-5">{t("today.asked")}</h3>
			<ul className="mt-2 grid">
				{machines.map(({ id, name, count, days }) => (
					<li key={id} className="flex items-center justify-between gap-4 border-t border-line py-2">
						<LocalLink
							to={offerRecord.office.edit + id}
							className="min-w-0 font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
						>
							{name}
						</LocalLink>
						<span className="flex shrink-0 items-end gap-3 text-sm whitespace-nowrap text-muted">
							<svg
								viewBox="0 0 90 20"
								width={90}
								height={20}
								aria-hidden
								className="text-amber-deep max-sm:hidden dark:text-amber"
							>
								<path d="M0 19.5h90" stroke="currentColor" opacity={0.4} />
								<path d={bars(days, most)} stroke="currentColor" strokeWidth={2} />
							</svg>
							<span>{count === 1 ? t("askedOne") : t("askedMany", { count: number(language, count) })}</span>
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

/** As the path of a picture of 90 × 20. */
function bars(days: number[], most: number): string {
	return days.flatMap((asked, at) => (asked > 0 ? [`M${at * 3 + 1} 20v-${(asked / most) * 19}`] : [])).join("");
}
