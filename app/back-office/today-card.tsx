import { dateAndTime, day, date } from "../foundation/i18n/format.ts";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { TodayGroup, TodayLine } from "./today.ts";

/** What to look at today, apart from the requests; `today` is null if it could not be read. */
export function TodayCard({ today }: { today: TodayGroup[] | null }) {
	const t = useTexts("adminDashboard");
	const errors = useTexts("errors");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{t("today")}</h2>
			{today === null && (
				<div className="mt-3">
					<Failure title={errors("fetchErrorTitle")} text={t("todayFailed", { code: 503 })} />
				</div>
			)}
			{today?.length === 0 && <p className="mt-2 text-muted">{t("todayNothing")}</p>}
			{today?.map(({ name, count, lines }) => (
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
		</section>
	);
}

function Why({ line: { why, at, whom } }: { line: TodayLine }) {
	const t = useTexts("adminDashboard");
	const language = useLanguage();
	const time =
		why === "reserved" ? day(language, at) : why === "draft" ? date(language, at) : dateAndTime(language, at);
	if (why === "application") return t("why.application", { time, whom: whom ?? "" });
	return (
		<>
			<span>{t(`why.${why}`, { time })}</span>
			{whom && <span>{`, ${whom}`}</span>}
		</>
	);
}
