import {
	mdiCalendarClock,
	mdiCheckCircle,
	mdiClockAlertOutline,
	mdiEyeOffOutline,
	mdiProgressClock,
	mdiReply,
} from "@mdi/js";
import type { ReactNode } from "react";
import { day } from "../../foundation/i18n/format.ts";
import { shortDay } from "../../foundation/i18n/short-day.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { isOpen } from "../request.ts";
import type { ContactRequest } from "./request-detail.server.ts";
import { Answered, FollowUp, Wait } from "../hours/wait.tsx";
import type { Waiting } from "../waiting.ts";

type Props = { request: ContactRequest; waiting: Waiting | null; today: string };

export function RequestState({ request, waiting, today }: Props) {
	const { first_answer_at, follow_up } = request;
	const open = isOpen(request);
	const t = useTexts("kontaktanfragen");
	return (
		<div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
			{request.bearbeitet && (
				<Mark icon={mdiCheckCircle} look="font-semibold text-muted">
					{t("processed")}
				</Mark>
			)}
			{waiting && <WaitingLine waiting={waiting} />}
			{open && first_answer_at && (
				<Mark icon={mdiReply} look="font-semibold">
					<Answered at={first_answer_at} />
				</Mark>
			)}
			{open && follow_up && (
				<Mark icon={mdiCalendarClock} look="text-muted">
					<FollowUp day={follow_up} due={follow_up <= today} />
				</Mark>
			)}
			{request.suspicion && (
				<Mark icon={mdiClockAlertOutline} look="font-semibold">
					{t(`suspicion.${request.suspicion}`)}
				</Mark>
			)}
			{request.ausgeblendet && (
				<Mark icon={mdiEyeOffOutline} look="font-semibold text-muted">
					{t("hidden")}
				</Mark>
			)}
		</div>
	);
}

function WaitingLine({ waiting }: { waiting: Waiting }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const { time, overdue, answerBy } = waiting;
	return (
		<>
			{time && (
				<Mark icon={mdiProgressClock} look="font-semibold">
					<span>
						{t("waiting")}: <Wait {...waiting} />
					</span>
				</Mark>
			)}
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

function Mark({ icon, look, children }: { icon: string; look: string; children: ReactNode }) {
	return (
		<p className={`flex items-center gap-1.5 ${look}`}>
			<Icon path={icon} size={20} /> {children}
		</p>
	);
}
