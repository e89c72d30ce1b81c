import {
	mdiAlertCircleOutline,
	mdiCheck,
	mdiEmailFastOutline,
	mdiEmailOutline,
	mdiNoteTextOutline,
	mdiPaperclip,
	mdiPhone,
} from "@mdi/js";
import { type ReactNode, useEffect, useState } from "react";
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
	const steps = useTextsByKey("kontaktanfragen");
	const [atOpening] = useState([...answers, ...notes]);
	const isNew = (entry: { id: string }) => !atOpening.some(({ id }) => id === entry.id);
	const { name, message, language, created_at, acknowledged_at } = request;
	/** Leads on after an answer. */
	const next = (
		<span ref={takeFocus}>
			<LinkButton to={nextId ? requestAddress(nextId, view) : listAddress(view)} kind="secondary" size="small">
				{nextId ? steps(`next.${view.kind}`) : steps(`backToList.${view.kind}`)}
			</LinkButton>
		</span>
	);
	const entries: Entry[] = [
		{
			id: "received",
			at: created_at,
			icon: mdiEmailOutline,
			title: t(`entry.${view.kind}`),
			by: name,
			look: "border-amber",
			children: (
				<p lang={language} className={textLook}>
					{message}
				</p>
			),
		},
		...(acknowledged_at
			? [{ id: "acknowledged", at: acknowledged_at, icon: mdiEmailFastOutline, title: t("entry.acknowledged") }]
			: []),
		...answers.map((answer) => ({
			id: answer.id,
			at: answer.created_at,
			icon: mdiEmailFastOutline,
			title: t("entry.answer"),
			by: <PersonMark email={answer.by_email} />,
			look: "border-ink",
			children: (
				<Answer answer={answer} language={language}>
					{isNew(answer) && next}
				</Answer>
			),
		})),
		...notes.map((note) => ({
			id: note.id,
			at: note.created_at,
			icon: noteIcons[note.kind],
			title: t(`entry.${note.kind}`),
			by: <PersonMark email={note.by_email} />,
			isNew: isNew(note),
			children: note.text && <p className={textLook}>{note.text}</p>,
		})),
		...history
			.filter(({ action }) => !withWords.includes(action))
			.map((step) => ({
				id: step.id,
				at: step.at,
				icon: mdiCheck,
				title: steps(`did.${step.action}`),
				by: step.by && <PersonMark email={step.by} />,
				children: <AuditChanges kind={view.kind} changes={step.changes} />,
			})),
	];
	entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("timeline")}</h2>
			<ol className="mt-5 grid gap-6">
				{entries.map((entry) => (
					<Line key={entry.id} {...entry} />
				))}
			</ol>
		</section>
	);
}

const noteIcons = { note: mdiNoteTextOutline, phone: mdiPhone, mail: mdiEmailOutline };
const textLook = "mt-1 max-w-[75ch] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line";

type Entry = {
	id: string;
	at: string;
	icon: string;
	title: string;
	by?: ReactNode;
	/** The class of its border's colour. */
	look?: string;
	/** Written on this page: shown after it has been sent. */
	isNew?: boolean;
	children?: ReactNode;
};

/** Takes the focus that was lost with the sent form. Around a link, whose own `ref` the router calls at every drawing. */
function takeFocus(element: HTMLElement | null) {
	if (document.activeElement === document.body) (element?.querySelector("a") ?? element)?.focus();
}

function Line({ at, icon, title, by, look = "border-line", isNew, children }: Entry) {
	const language = useLanguage();
	return (
		<li ref={isNew ? takeFocus : undefined} tabIndex={isNew ? -1 : undefined} className={`border-l-4 pl-4 ${look}`}>
			<p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
				<Icon path={icon} size={18} />
				<strong className="text-ink">{title}</strong>
				<span className="[overflow-wrap:anywhere]">
					{by && <span>{by}, </span>}
					<time dateTime={at}>{dateAndTime(language, at)}</time>
				</span>
			</p>
			{children}
		</li>
	);
}

function Answer({ answer, language, children }: { answer: RequestAnswer; language: string; children: ReactNode }) {
	return (
		<>
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
		</>
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
