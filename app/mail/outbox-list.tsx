import { mdiBellOutline, mdiEmailOutline, mdiRefresh, mdiTrashCanOutline, mdiWebhook } from "@mdi/js";
import { Form } from "react-router";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import type { OutboxMessage } from "./outbox-messages.server.ts";

type About = NonNullable<OutboxMessage["about"]>;
type Props = { messages: OutboxMessage[]; pathOf: (kind: About["kind"], id: string) => string };

export function OutboxList({ messages, pathOf }: Props) {
	return (
		<ul className="mt-6 rounded-md border border-line bg-surface">
			{messages.map((message) => (
				<Message
					key={message.id}
					message={message}
					to={message.about && pathOf(message.about.kind, message.about.id)}
				/>
			))}
		</ul>
	);
}

/** A message: first its recipient, who tells the messages of one event apart. The subject leads to the request. */
function Message({ message, to: request }: { message: OutboxMessage; to: string | null }) {
	const { id, kind, to, sender, isNotice, subject, state, filed, at, attempts, onItsWay, failure, created_at } =
		message;
	const t = useTexts("outbox");
	const language = useLanguage();
	const name = subject || t(kind);
	const recipient = sender ? `${sender} · ${to}` : isNotice ? t("toUs", { address: to }) : to || t("webhook");
	return (
		<li className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-2 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] md:items-center">
			<div className="flex gap-3">
				<Icon
					path={isNotice ? mdiBellOutline : kind === "mail" ? mdiEmailOutline : mdiWebhook}
					size={20}
					className="mt-0.5 shrink-0 text-muted"
				/>
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<p className="font-semibold">{recipient}</p>
					<p className="text-sm">
						{request ? (
							<LocalLink to={request} className="underline underline-offset-4">
								{name}
							</LocalLink>
						) : (
							subject || t("noSubject")
						)}
					</p>
				</div>
			</div>
			<div className="text-sm max-md:pl-8 md:text-right md:last:col-span-2">
				<p className={state === "failed" ? "font-semibold text-bad" : ""}>
					{onItsWay ? t("onItsWay") : t(`at.${filed ? "filed" : state}`, { time: dateAndTime(language, at) })}
				</p>
				{failure && state !== "sent" && (
					<p>
						{t(`reason.${failure.reason}`)}
						{failure.status && <span>{` (${t("status", { status: failure.status })})`}</span>}
					</p>
				)}
				{!filed && (
					<p className="text-muted">
						<span>{t("created", { time: dateAndTime(language, created_at) })}</span>
						{attempts > 0 && <span>{` · ${t("tries", { count: attempts })}`}</span>}
					</p>
				)}
			</div>
			{state !== "sent" && (
				<Form method="post" className="flex flex-wrap gap-2 max-md:pl-8 md:justify-end">
					<HiddenFields fields={{ id }} />
					{!onItsWay && (
						<Button intent="retry" kind="secondary" size="small" aria-label={t("retryOf", { name })}>
							<Icon path={mdiRefresh} size={18} /> {t("retry")}
						</Button>
					)}
					<button
						type="submit"
						name="intent"
						value="remove"
						aria-label={t("removeOf", { name })}
						title={t("remove")}
						data-ask={t("removeText", { name })}
						data-final
						className="needs-script grid size-10 place-items-center rounded-sm text-bad hover:bg-sunken"
					>
						<Icon path={mdiTrashCanOutline} size={20} />
					</button>
				</Form>
			)}
		</li>
	);
}
