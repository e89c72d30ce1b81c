import {
	mdiAlertCircleOutline,
	mdiCheck,
	mdiEmailFastOutline,
	mdiEmailOutline,
	mdiNoteTextOutline,
	mdiPaperclip,
	mdiPhone,
} from "@mdi/js";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { AuditChanges } from "../../log/audit-changes.tsx";
import { PersonMark } from "../../office/frame/people.tsx";
import { listAddress, requestAddress, type RequestView } from "../list/request-list.ts";
import type { RequestRead } from "./request-detail.server.ts";
import { ANSWER_FORM } from "./request-work.ts";

type Props = { read: RequestRead; view: RequestView };
type RequestAnswer = RequestRead["answers"][number];

/** Actions of the audit log whose notes and answers are entries themselves. */
const withWords: readonly string[] = ["noted", "phoned", "answered", "answeredOutside"];

export function RequestTimeline({ read: { request, answers, notes, history, nextId }, view }: Props) {
	const t = useTexts("requestWork");
	const [atOpening] = useState(answers);
	const isNew = (answer: RequestAnswer) => !atOpening.some(({ id }) => id === answer.id);
	const { name, message, language, created_at, acknowledged_at } = request;
	const acknowledged = acknowledged_at && {
		id: "acknowledged",
		at: acknowledged_at,
		view: <Entry icon={mdiEmailFastOutline} title={t("entry.acknowledged")} at={acknowledged_at} />,
	};
	const entries = [
		{
			id: "received",
			at: created_at,
			view: (
				<Entry icon={mdiEmailOutline} title={t(`entry.${view.kind}`)} by={name} at={created_at} look="border-amber">
					<p lang={language} className={textLook}>
						{message}
					</p>
				</Entry>
			),
		},
		...(acknowledged ? [acknowledged] : []),
		...answers.map((answer) => ({
			id: answer.id,
			at: answer.created_at,
			view: (
				<Answer answer={answer} language={language}>
					{isNew(answer) && <NextLink nextId={nextId} view={view} />}
				</Answer>
			),
		})),
		...notes.map((note) => ({ id: note.id, at: note.created_at, view: <Note note={note} /> })),
		...history
			.filter(({ action }) => !withWords.includes(action))
			.map((step) => ({ id: step.id, at: step.created_at, view: <Done kind={view.kind} step={step} /> })),
	];
	entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("timeline")}</h2>
			<ol className="mt-5 grid gap-6">
				{entries.map(({ id, view }) => (
					<li key={id}>{view}</li>
				))}
			</ol>
		</section>
	);
}

const textLook = "mt-1 max-w-[75ch] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line";

type EntryProps = {
	icon: string;
	title: string;
	by?: ReactNode;
	at: string;
	/** The class of its border's colour. */
	look?: string;
	children?: ReactNode;
};

function Entry({ icon, title, by, at, look = "border-line", children }: EntryProps) {
	const language = useLanguage();
	return (
		<div className={`border-l-4 pl-4 ${look}`}>
			<p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
				<Icon path={icon} size={18} />
				<strong className="text-ink">{title}</strong>
				<span className="[overflow-wrap:anywhere]">
					{by && <span>{by}, </span>}
					<time dateTime={at}>{dateAndTime(language, at)}</time>
				</span>
			</p>
			{children}
		</div>
	);
}

function Done({ kind, step }: { kind: RequestView["kind"]; step: RequestRead["history"][number] }) {
	const { action, by_email, created_at, changes } = step;
	const t = useTextsByKey("kontaktanfragen");
	const by = by_email && <PersonMark email={by_email} />;
	return (
		<Entry icon={mdiCheck} title={t(`did.${action}`)} by={by} at={created_at}>
			<AuditChanges kind={kind} changes={changes} />
		</Entry>
	);
}

function Note({ note: { kind, by_email, text, created_at } }: { note: RequestRead["notes"][number] }) {
	const t = useTexts("requestWork");
	const icon = { note: mdiNoteTextOutline, phone: mdiPhone, mail: mdiEmailOutline }[kind];
	return (
		<Entry icon={icon} title={t(`entry.${kind}`)} by={<PersonMark email={by_email} />} at={created_at}>
			{text && <p className={textLook}>{text}</p>}
		</Entry>
	);
}

function Answer({ answer, language, children }: { answer: RequestAnswer; language: string; children: ReactNode }) {
	const t = useTexts("requestWork");
	return (
		<Entry
			icon={mdiEmailFastOutline}
			title={t("entry.answer")}
			by={<PersonMark email={answer.by_email} />}
			at={answer.created_at}
			look="border-ink"
		>
			<div lang={language}>
				<p className="mt-1 font-semibold [overflow-wrap:anywhere]">{answer.subject}</p>
				<p className={textLook}>{answer.text}</p>
			</div>
			<ul className="mt-2 grid gap-1 text-sm empty:hidden">
				{answer.files.map(({ id, title }) => (
					<li key={id}>
						<a href={`/admin/unterlagen/${id}`} download className="inline-flex items-center gap-1.5 underline">
							<Icon path={mdiPaperclip} size={16} /> {title}
						</a>
					</li>
				))}
			</ul>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				<Delivery answer={answer} />
				{children}
			</div>
		</Entry>
	);
}

/** Leads on after an answer, and takes the focus that was lost with the sent form. */
function NextLink({ nextId, view }: { nextId: string | null; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) link.current?.focus();
	}, []);
	return (
		<LinkButton ref={link} to={nextId ? requestAddress(nextId, view) : listAddress(view)} kind="secondary" size="small">
			{nextId ? t(`next.${view.kind}`) : t(`backToList.${view.kind}`)}
		</LinkButton>
	);
}

/** As often as the outbox looks for mails that are due. */
const SENDING_MILLISECONDS = 2000;

/** The state of an answer's mail. A held answer can be taken back, and a failed one sent again. */
function Delivery({ answer }: { answer: RequestAnswer }) {
	const { id, state, reason, heldFor } = answer;
	const t = useTexts("requestWork");
	const outbox = useTextsByKey("outbox");
	const { revalidate } = useRevalidator();
	// Once the mail is due, and then until it has been tried.
	const readIn = heldFor || (state === "waiting" && !reason ? SENDING_MILLISECONDS : 0);
	useEffect(() => {
		const timer = readIn > 0 && setTimeout(() => void revalidate(), readIn);
		return () => clearTimeout(timer || undefined);
	}, [answer, readIn, revalidate]);
	if (heldFor > 0)
		return (
			<div className="flex flex-wrap items-center gap-3">
				<span className="text-sm text-muted">{t("delivery.held")}</span>
				{/* Belongs to the form for answers, so that what has been typed there since is kept. */}
				<Button form={ANSWER_FORM} name="take_back" value={id} kind="secondary" size="small">
					{t("takeBack")}
				</Button>
			</div>
		);
	if (state !== "failed")
		return (
			<p className="text-sm text-muted">
				{t(`delivery.${state}`)} {reason && <span>{outbox(`reason.${reason}`)}</span>}
			</p>
		);
	return (
		<Form method="post" preventScrollReset className="rounded-sm border-l-4 border-bad bg-bad-ground p-3">
			<p className="flex items-center gap-1.5 font-semibold text-bad">
				<Icon path={mdiAlertCircleOutline} size={18} /> {t("delivery.failed")}
			</p>
			{reason && <p className="mt-1 text-sm">{outbox(`reason.${reason}`)}</p>}
			<HiddenFields fields={{ intent: "retry", answer_id: id }} />
			<Button kind="secondary" size="small" className="mt-2">
				{t("retry")}
			</Button>
		</Form>
	);
}
