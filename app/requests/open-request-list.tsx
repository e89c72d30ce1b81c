import { mdiClockAlertOutline } from "@mdi/js";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { subjectFor } from "./default-subject.ts";
import type { OpenRequests } from "./open-requests.server.ts";
import { cutSubject, listAddress, requestAddress } from "./list/request-list.ts";
import { Answered, Wait } from "./hours/wait.tsx";

/** The dashboard's list of unprocessed requests; `open` is null when they could not be read. */
export function OpenRequestList({ open }: { open: OpenRequests | null }) {
	const t = useTexts("kontaktanfragen");
	const errors = useTexts("errors");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 className="text-2xl">{t("waitingTitle")}</h2>
				<LocalLink to={listAddress({})} className={buttonLook({ kind: "secondary", size: "small" })}>
					{t("waitingAll")}
				</LocalLink>
			</div>
			{open ? (
				<>
					<p className="mt-2 text-muted">
						<span>{open.count === 0 ? t("waitingNone") : t("waitingCount", { count: open.count })}</span>
						{open.hidden > 0 && (
							<>
								{" "}
								<LocalLink to={listAddress({ tab: "hidden" })} className="underline underline-offset-4">
									{t("waitingHidden", { count: open.hidden })}
								</LocalLink>
							</>
						)}
					</p>
					{open.suspicious > 0 && (
						<p className="mt-1 text-muted">
							<LocalLink to={listAddress({ tab: "suspicious" })} className="underline underline-offset-4">
								{t("suspiciousCount", { count: open.suspicious })}
							</LocalLink>
						</p>
					)}
					{open.overdue.count > 0 && (
						<Part title={t("waitingOverdue", { count: open.overdue.count })} of={open.overdue.first} />
					)}
					{open.due.length > 0 && <Part title={t("waitingDue")} of={open.due} />}
					{open.newest.length > 0 && <Part title={t("waitingNewest")} of={open.newest} />}
				</>
			) : (
				<div className="mt-3">
					<Failure title={errors("fetchErrorTitle")} text={`${t("fetchError")} ${t("code", { code: 503 })}`} />
				</div>
			)}
		</section>
	);
}

function Part({ title, of: requests }: { title: string; of: OpenRequests["newest"] }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<>
			<h3 className="label-caps mt-5">{title}</h3>
			<ul className="mt-3 grid">
				{requests.map((request) => (
					<li
						key={request.id}
						className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
					>
						<div className="min-w-0 [overflow-wrap:anywhere]">
							<LocalLink
								to={requestAddress(request.id, {})}
								className="font-semibold underline-offset-4 hover:underline"
							>
								{cutSubject(subjectFor(language, request))}
							</LocalLink>
							<p className="text-sm text-muted">
								{request.name}, <time dateTime={request.created_at}>{dateAndTime(language, request.created_at)}</time>
								{request.ausgeblendet && <span>{`, ${t("hidden")}`}</span>}
							</p>
						</div>
						<div className="text-sm sm:text-right">
							<p>
								{request.waiting && <Wait time={request.waiting.time} />}
								{request.first_answer_at && <Answered at={request.first_answer_at} />}
							</p>
							{request.waiting?.overdue && (
								<p className="flex items-center gap-1 font-semibold text-bad sm:justify-end">
									<Icon path={mdiClockAlertOutline} size={16} /> {t("overdue")}
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
