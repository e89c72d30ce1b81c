import { useRef } from "react";
import { mdiAlert, mdiArrowRight, mdiDownload, mdiOpenInNew } from "@mdi/js";
import { Form } from "react-router";
import { size } from "../../foundation/i18n/bytes.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { requestPath } from "../request-kind.ts";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { useKeptId } from "../../office/use-kept-id.ts";
import { BackLink } from "../../foundation/ui/back-link.tsx";
import { buttonLook, Button } from "../../foundation/ui/button.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import { LeaveDialog } from "../../office/leave-dialog.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { useLeaveGuard } from "../../foundation/ui/form/use-leave-guard.ts";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CloseForm } from "./close-form.tsx";
import { isUrgent, subjectFor } from "../default-subject.ts";
import { NoteForm } from "./note-form-view.tsx";
import type { RequestStep } from "../request.ts";
import type { ContactRequest, RequestRead } from "./request-detail.server.ts";
import { OtherRequests, RequestFacts, RequestMachines, WaysToReach } from "./request-facts.tsx";
import { listAddress, requestAddress, type RequestView } from "../list/request-list.ts";
import { RequestState } from "./request-state.tsx";
import { StepForm, useStepQuestion } from "../list/request-step.tsx";
import { RequestTimeline } from "./request-timeline.tsx";
import { answerTo, type RequestDesk, type WorkAnswer } from "./request-work.ts";
import { RequestWorkPanel } from "./request-work-panel.tsx";
import { WorkFailure } from "./work-form.tsx";

type Props = { read: RequestRead; desk: RequestDesk; view: RequestView; answer: WorkAnswer | undefined };

export function RequestPage({ read, desk, view, answer }: Props) {
	const { request, today } = read;
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const list = useTexts("requestList");
	const subject = unbroken(subjectFor(language, request));
	const isHire = request.machines.some(({ offer }) => offer?.type === "miete");
	const urgent = !request.bearbeitet && isUrgent(request);
	return (
		<div className="page-width pt-6">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<BackLink to={listAddress(view)}>{t(`backToList.${view.kind}`)}</BackLink>
				{read.nextId && (
					<LocalLink
						to={requestAddress(read.nextId, view)}
						className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline"
					>
						<span>{t(`next.${view.kind}`)}</span>
						<Icon path={mdiArrowRight} size={18} />
					</LocalLink>
				)}
			</div>
			<h1 tabIndex={-1} className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
				{request.name}
			</h1>
			<p className={`mt-1 text-lg [overflow-wrap:anywhere] ${urgent ? "font-semibold text-bad" : ""}`}>
				{urgent && <Icon path={mdiAlert} size={22} className="mr-2 inline align-[-0.2em]" />}
				{isHire && <span>{list("about.hire")} · </span>}
				{subject}
			</p>
			<WaysToReach request={request} />
			<RequestState read={read} />
			<div className="mt-4 empty:hidden">
				{(["retry", "takeBack", "offer", "outcome"] as const).map((intent) => (
					<WorkFailure key={intent} answer={answer} intent={intent} />
				))}
			</div>
			<div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
				{/* On a phone the steps come between the answer and the notes. */}
				<div className="max-lg:contents lg:row-span-2 lg:grid lg:grid-cols-1 lg:gap-6">
					<RequestTimeline read={read} view={view} />
					{read.cv && <RequestCv id={request.id} bytes={read.cv.bytes} />}
					{read.photos.length > 0 && <RequestPhotos requestId={request.id} photos={read.photos} />}
					<RequestForms {...{ read, desk, answer }} />
				</div>
				<div className="grid grid-cols-1 gap-6">
					<Steps request={request} view={view} />
					{request.machines.length > 0 && <RequestMachines request={request} />}
				</div>
				<div className="grid grid-cols-1 gap-6 max-lg:order-1 lg:col-start-2">
					{!request.suspicion && <RequestWorkPanel {...{ request, today, ...desk, answer }} />}
					<RequestFacts request={request} />
					{read.others.length > 0 && <OtherRequests others={read.others} view={view} />}
					{desk.mayRemove && (
						<StepForm
							step="removed"
							{...{ id: request.id, view }}
							back="request"
							question={t("ask.removed", { subject })}
							className="needs-script"
						/>
					)}
				</div>
			</div>
		</div>
	);
}

function Steps({ request, view }: { request: ContactRequest; view: RequestView }) {
	const { id, name, suspicion, bearbeitet, ausgeblendet, source, made_offer, outcome, outcome_reason } = request;
	const isAsked = !suspicion && view.kind === "request";
	const work = useTexts("requestWork");
	const question = useStepQuestion();
	const closing: RequestStep[] = bearbeitet ? ["reopened"] : isAsked ? [] : ["processed"];
	const steps: RequestStep[] = suspicion ? ["released"] : [...closing, ausgeblendet ? "unhidden" : "hidden"];
	return (
		<div className="flex flex-wrap items-end gap-3">
			{isAsked && <CloseForm key={`${bearbeitet} ${outcome} ${outcome_reason}`} {...{ request, view }} />}
			{steps.map((step) => (
				<StepForm key={step} step={step} back="request" {...{ id, view }} question={question(step, name)} />
			))}
			{source?.tradeIn && !suspicion && (
				// In a new window, because what is typed here would be lost.
				<Form method="post" reloadDocument target="_blank">
					<Button intent="offer" kind="secondary">
						<span>{work(made_offer ? "offerOpen" : "offerFromTradeIn")}</span> <Icon path={mdiOpenInNew} size={18} />
					</Button>
				</Form>
			)}
		</div>
	);
}

/** The forms for an answer and a note. Leaving the page asks about the words in both. */
function RequestForms({ read, desk, answer }: Omit<Props, "view">) {
	const { request, notes, answers, noteId, answerId } = read;
	const form = useRef<HTMLFormElement>(null);
	const noteForm = useRef<HTMLFormElement>(null);
	const unsent = answerTo(answer, "answer")?.typed;
	const note = useKeptId(noteId, notes, answerTo(answer, "note")?.typed.note_id);
	const written = useKeptId(answerId, answers, unsent?.answer_id);
	const times = [...answers, ...notes].map(({ created_at }) => created_at).toSorted();
	const seen = times.at(-1) ?? "";
	const saving = useSaving();
	const { blocker } = useLeaveGuard(form, {
		unsaved: unsent !== undefined,
		named: written,
		loses: (isChanged) => isChanged || Boolean(noteForm.current?.querySelector("textarea")?.value),
	});
	return (
		<>
			{!request.suspicion && (
				<AnswerForm key={written} answerId={written} {...{ form, request, ...desk, seen, answer }} />
			)}
			<NoteForm key={note} noteId={note} ref={noteForm} answer={answer} />
			{/* Not while an answer is under way: the page stays until that is stored or refused. */}
			{!saving && <LeaveDialog blocker={blocker} />}
		</>
	);
}

function RequestCv({ id, bytes }: { id: string; bytes: number }) {
	const t = useTexts("applications");
	const language = useLanguage();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("cv")}</h2>
			<a
				href={`${requestPath("application", id)}/lebenslauf`}
				download
				className={buttonLook({ kind: "secondary", className: "mt-3" })}
			>
				<Icon path={mdiDownload} size={20} />
				<span>{t("download", { size: size(language, bytes) })}</span>
			</a>
			<p className="mt-2 max-w-[62ch] text-sm text-muted">{t("cvHint")}</p>
		</section>
	);
}

/** The photos that came with a request; each opens large. */
function RequestPhotos({ requestId, photos }: { requestId: string; photos: RequestRead["photos"] }) {
	const t = useTexts("requestWork");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("photos")}</h2>
			<ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
				{photos.map(({ id }, at) => {
					const address = `${requestPath("request", requestId)}/foto/${id}`;
					return (
						<li key={id}>
							<a href={address} target="_blank" rel="noreferrer" className="block rounded-sm">
								<img
									src={`${address}?w=320&h=240&fit=cover&format=webp`}
									alt={t("photo", { number: at + 1, count: photos.length })}
									width={320}
									height={240}
									loading="lazy"
									className="h-auto w-full rounded-sm bg-sunken"
								/>
							</a>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** Says that there is no such request or, with `code`, that reading it failed. What was typed can still be copied. */
export function NoRequest({ view, code, answer }: Pick<Props, "view" | "answer"> & { code: number | null }) {
	const t = useTexts("kontaktanfragen");
	const words = answer?.typed.answer_text ?? answer?.typed.text;
	const errors = useTexts("errors");
	return (
		<div className="page-width py-16">
			<h1 className="text-4xl">{code ? t("fetchErrorOneTitle") : t("noEntries")}</h1>
			{code ? (
				<Failure
					title={errors("fetchErrorTitle")}
					text={`${t("fetchErrorOne")} ${t("code", { code })}`}
					className="mt-6"
				/>
			) : (
				<p className="mt-3 text-lg text-muted">{t("noEntriesText")}</p>
			)}
			{words && (
				<div className="mt-6 max-w-[75ch]">
					<TextArea label={t("keptWords")} name="kept" rows={8} readOnly defaultValue={words} />
				</div>
			)}
			<LinkButton to={listAddress(view)} className="mt-6">
				{t(`backToList.${view.kind}`)}
			</LinkButton>
		</div>
	);
}
