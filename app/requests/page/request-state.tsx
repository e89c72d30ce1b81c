import {
	mdiAlertCircleOutline,
	mdiCalendarClock,
	mdiCheckCircle,
	mdiClockAlertOutline,
	mdiEyeOffOutline,
	mdiProgressClock,
	mdiReply,
} from "@mdi/js";
import { day } from "../../foundation/i18n/format.ts";
import { shortDay } from "../../foundation/i18n/short-day.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { isOpen } from "../request.ts";
import type { RequestRead } from "./request-detail.server.ts";
import { Answered, FollowUp, Mark, Wait } from "../hours/wait.tsx";
import type { Waiting } from "../waiting.ts";

export function RequestState({ read: { request, answers, waiting, today } }: { read: RequestRead }) {
	const { first_answer_at, follow_up, outcome, outcome_reason: reason } = request;
	const open = isOpen(request);
	const t = useTexts("kontaktanfragen");
	const work = useTexts("requestWork");
	const ended = outcome && [work(`outcome.${outcome}`), reason].filter(Boolean).join(": ");
	return (
		<div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
			<Mark icon={mdiCheckCircle} look="font-semibold text-muted">
				{request.bearbeitet && [t("processed"), ended].filter(Boolean).join(" · ")}
			</Mark>
			{waiting && <WaitingLine waiting={waiting} />}
			<Mark icon={mdiAlertCircleOutline} look="font-semibold text-bad">
				{open && answers.at(-1)?.state === "failed" && work("undelivered")}
			</Mark>
			<Mark icon={mdiReply} look="font-semibold">
				{open && first_answer_at && <Answered at={first_answer_at} />}
			</Mark>
			<Mark icon={mdiCalendarClock} look="text-muted">
				{open && follow_up && <FollowUp day={follow_up} due={follow_up <= today} />}
			</Mark>
			<Mark icon={mdiClockAlertOutline} look="font-semibold">
				{request.suspicion && t(`suspicion.${request.suspicion}`)}
			</Mark>
			<Mark icon={mdiEyeOffOutline} look="font-semibold text-muted">
				{request.ausgeblendet && t("hidden")}
			</Mark>
		</div>
	);
}

function WaitingLine({ waiting }: { waiting: Waiting }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const { time, overdue, answerBy } = waiting;
	return (
		<>
			<Mark icon={mdiProgressClock} look="font-semibold">
				{time && (
					<span>
						{t("waiting")}: <Wait {...waiting} />
					</span>
				)}
			</Mark>
			{overdue ? (
				<Mark icon={mdiClockAlertOutline} look="font-semibold text-bad">
					{t("overdueSince", { ...answerBy, day: day(language, answerBy.day) })}
				</Mark>
			) : (
				<p className="text-muted">
					{t("answerBy", { ...answerBy, day: shortDay(language, answerBy.day, { named: true }) })}
				</p>
			)}
		</>
	);
}
