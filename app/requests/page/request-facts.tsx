import { mdiEmailOutline, mdiPencil, mdiPhone, mdiTrashCanOutline, mdiCheck } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { date, dateAndTime, money } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { StateMark } from "../../content/states/state-mark.tsx";
import { useStepLabel } from "../../content/states/state-panel.tsx";
import { isOnSite } from "../../content/states/states.ts";
import { StepOverPage } from "../../content/states/step-over-page.tsx";
import type { StepName } from "../../content/states/steps.ts";
import { TRASH } from "../../content/trash/trash-rules.ts";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { PersonMark } from "../../office/frame/people.tsx";
import { isOpen } from "../request.ts";
import { callLink, mailLink } from "./reply-link.ts";
import type { ContactRequest, RequestRead } from "./request-detail.server.ts";
import type { Source } from "../contact/source.ts";
import { sourceLines } from "../contact/source-label.ts";
import { isUrgent, subjectFor } from "../default-subject.ts";
import { requestAddress, type RequestView } from "../list/request-list.ts";

const EDIT = "/admin/angebot-bearbeiten/";
const linkLook = "underline underline-offset-4";
const smallLinkLook = "mt-1 flex w-fit items-center gap-1.5 text-sm underline-offset-4 hover:underline";

/** On a phone, where the forms are further down. */
const writeIn = (field: "answer_text" | "text") => document.getElementById(field)?.focus();

export function WaysToReach({ request }: { request: ContactRequest }) {
	const { phone, email, suspicion } = request;
	const t = useTexts("requestWork");
	const number = phone && callLink(phone);
	// Nobody whose machine stands still waits for a mail.
	const isCallFirst = Boolean(number) && isUrgent(request) && isOpen(request);
	return (
		<div className="mt-4 flex flex-wrap items-center gap-3 [overflow-wrap:anywhere]">
			{number && (
				<a href={number} className={buttonLook({ kind: isCallFirst ? "primary" : "secondary" })}>
					<Icon path={mdiPhone} size={20} /> {phone}
				</a>
			)}
			{phone && !number && <span>{phone}</span>}
			<a href={mailLink(email)} title={email} className={buttonLook({ kind: "secondary", className: "text-left" })}>
				<Icon path={mdiEmailOutline} size={20} /> <span className={suspicion ? "" : "max-sm:sr-only"}>{email}</span>
			</a>
			{!suspicion && (
				<Button
					kind={isCallFirst ? "secondary" : "primary"}
					onClick={() => writeIn("answer_text")}
					className="lg:hidden"
				>
					{t("answer")}
				</Button>
			)}
			<Button kind="secondary" onClick={() => writeIn("text")} className="lg:hidden">
				{t("talk")}
			</Button>
		</div>
	);
}

export function RequestFacts({ request }: { request: ContactRequest }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const time = (at: string) => <time dateTime={at}>{dateAndTime(language, at)}</time>;
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("data")}</h2>
			<dl className="mt-4 grid gap-3">
				<Fact name={t("language")}>{t(`language.${request.language}`)}</Fact>
				{request.source && <Sources source={request.source} />}
				<Fact name={t("privacy")}>{request.privacy_agreed ? t("yes") : t("no")}</Fact>
				{request.bearbeitet && request.processed_at && (
					<Fact name={t("processedAt")}>{time(request.processed_at)}</Fact>
				)}
				{request.bearbeitet && request.processed_by_email && (
					<Fact name={t("processedBy")}>
						<PersonMark email={request.processed_by_email} />
					</Fact>
				)}
			</dl>
		</section>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="label-caps">{name}</dt>
			<dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
		</div>
	);
}

function Sources({ source }: { source: Source }) {
	const t = useTexts("kontaktanfragen");
	return (
		<Fact name={t("source")}>
			<ul className="grid gap-1">
				{sourceLines(source).map(([label, value]) => (
					<li key={label}>
						{t(label)}
						{value && <span>{": "}</span>}
						{label === "source.list" ? (
							<a href={value} className={linkLook}>
								{value}
							</a>
						) : (
							value
						)}
					</li>
				))}
			</ul>
		</Fact>
	);
}

type AskedMachine = ContactRequest["machines"][number];

export function RequestMachines({ request: { machines, name: customer } }: { request: ContactRequest }) {
	const t = useTexts("kontaktanfragen");
	const label = useStepLabel();
	const [asked, ask] = useState<AskedMachine & { step: StepName }>();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t(machines.length > 1 ? "machines" : "machine")}</h2>
			<ul className="mt-3 grid gap-3 [overflow-wrap:anywhere]">
				{machines.map((machine) => (
					<li key={`${machine.nr} ${machine.name}`} className="flex gap-3">
						{machine.offer?.picture && <Thumbnail picture={machine.offer.picture} />}
						<div className="min-w-0">
							<Machine machine={machine} />
							{machine.offer &&
								isOnSite(machine.offer.state) &&
								(["reserve", "sell"] as const).map((step) => (
									<Button
										key={step}
										kind="secondary"
										size="small"
										onClick={() => ask({ ...machine, step })}
										className="needs-script mt-2 mr-2"
									>
										{label(step, machine.offer!)} …
									</Button>
								))}
						</div>
					</li>
				))}
			</ul>
			{asked && (
				<StepOverPage
					edit={EDIT + asked.id}
					name={asked.name}
					step={asked.step}
					// Whoever has reserved it is not replaced by who asks.
					filled={{ sold_to: customer, reserved_for: asked.offer?.state === "online" ? customer : undefined }}
					onClose={() => ask(undefined)}
				/>
			)}
		</section>
	);
}

/** Links to the machine's page and form, or to the trash; only its name and number if it was removed for good. */
function Machine({ machine: { id, name, nr, offer, inTrash } }: { machine: AskedMachine }) {
	const t = useTexts("kontaktanfragen");
	const trash = useTexts("trash");
	const site = useTexts("angebot");
	const language = useLanguage();
	const here = useLocalPath();
	const number = nr !== null && (
		<span className="whitespace-nowrap text-muted"> {`· ${t("machineNumber", { nr })}`}</span>
	);
	if (!id)
		return (
			<>
				{unbroken(name)}
				{number} <span className="text-muted">({t("machineGone")})</span>
				{inTrash && (
					<LocalLink to={`${TRASH}/${inTrash}`} className={smallLinkLook}>
						<Icon path={mdiTrashCanOutline} size={16} /> {trash("canRestore")}
					</LocalLink>
				)}
			</>
		);
	return (
		<>
			<a href={here(`/angebot/detail/${id}`)} className={linkLook}>
				{unbroken(name)}
			</a>
			{number}
			{offer && (
				<p className="mt-1 flex flex-wrap items-baseline gap-x-3">
					{offer.list_price !== null && (
						<span>
							{money(language, offer.list_price)} <span>{offer.type === "miete" && site("perDay")}</span>
						</span>
					)}
					<StateMark row={offer} />
				</p>
			)}
			<LocalLink to={EDIT + id} className={smallLinkLook}>
				<Icon path={mdiPencil} size={16} /> {t("machineEdit")}
			</LocalLink>
		</>
	);
}

export function OtherRequests({ others, view }: { others: RequestRead["others"]; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("othersOf", { count: others.length })}</h2>
			<ul className="mt-2 grid">
				{others.map((other) => (
					<li key={other.id} className="border-t border-line py-2 [overflow-wrap:anywhere] first:border-0">
						<LocalLink to={requestAddress(other.id, view)} className="font-semibold underline-offset-4 hover:underline">
							{subjectFor(language, other)}
						</LocalLink>
						<p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
							{date(language, other.created_at)}
							{other.bearbeitet && (
								<span className="flex items-center gap-1">
									<Icon path={mdiCheck} size={16} /> {t("processed")}
								</span>
							)}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
