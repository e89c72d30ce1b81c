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

function WaitingLine({ waiting: { time, overdue, answerBy } }: { waiting: Waiting }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const until = { day: day(language, answerBy.day), time: answerBy.time };
	return (
		<>
			<Mark icon={mdiProgressClock} look="font-semibold">
				<span>
					{t("waiting")}: <Wait time={time} />
				</span>
			</Mark>
			{overdue ? (
				<Mark icon={mdiClockAlertOutline} look="font-semibold text-bad">
					{t("overdueSince", until)}
				</Mark>
			) : (
				<p className="text-muted">{t("answerBy", until)}</p>
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
