import {
	mdiCalendarClock,
	mdiCheckCircle,
	mdiClockAlertOutline,
	mdiEyeOffOutline,
	mdiProgressClock,
	mdiReply,
} from "@mdi/js";
import { day } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { FollowUp } from "../list/follow-up.tsx";
import { isOpen } from "../request.ts";
import type { ContactRequest } from "./request-detail.server.ts";
import { Answered, Wait } from "../hours/wait.tsx";
import type { Waiting } from "../waiting.ts";

type Props = { request: ContactRequest; waiting: Waiting | null; today: string };

/** The state of a request, in words, not only by colour. */
export function RequestState({ request, waiting, today }: Props) {
	const { first_answer_at, follow_up } = request;
	const open = isOpen(request);
	const t = useTexts("kontaktanfragen");
	return (
		<div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
			{request.bearbeitet && (
				<p className="flex items-center gap-1.5 font-semibold text-muted">
					<Icon path={mdiCheckCircle} size={20} /> {t("processed")}
				</p>
			)}
			{waiting && <WaitingLine waiting={waiting} />}
			{open && first_answer_at && (
				<>
					<p className="flex items-center gap-1.5 font-semibold">
						<Icon path={mdiProgressClock} size={20} /> {t("open")}
					</p>
					<p className="flex items-center gap-1.5 text-muted">
						<Icon path={mdiReply} size={20} /> <Answered at={first_answer_at} />
					</p>
				</>
			)}
			{open && follow_up && (
				<p className="flex items-center gap-1.5 text-muted">
					<Icon path={mdiCalendarClock} size={20} /> <FollowUp day={follow_up} due={follow_up <= today} />
				</p>
			)}
			{request.suspicion && (
				<p className="flex items-center gap-1.5 font-semibold">
					<Icon path={mdiClockAlertOutline} size={20} /> {t(`suspicion.${request.suspicion}`)}
				</p>
			)}
			{request.ausgeblendet && (
				<p className="flex items-center gap-1.5 font-semibold text-muted">
					<Icon path={mdiEyeOffOutline} size={20} /> {t("hidden")}
				</p>
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
			<p className="flex items-center gap-1.5 font-semibold">
				<Icon path={mdiProgressClock} size={20} />
				<span>
					{t("waiting")}: <Wait time={time} />
				</span>
			</p>
			{overdue ? (
				<p className="flex items-center gap-1.5 font-semibold text-bad">
					<Icon path={mdiClockAlertOutline} size={20} /> {t("overdueSince", until)}
				</p>
			) : (
				<p className="text-muted">{t("answerBy", until)}</p>
			)}
		</>
	);
}
