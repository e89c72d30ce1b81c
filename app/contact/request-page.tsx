import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { subjectFor } from "./default-subject.ts";
import type { ContactRequest, RequestNote, RequestStep } from "./request.ts";
import { listAddress, type RequestView } from "./request-list.ts";
import { RequestFacts } from "./request-facts.tsx";
import { type NoteAnswer, RequestNotes } from "./request-notes.tsx";
import { RequestState } from "./request-state.tsx";
import type { Waiting } from "./waiting.ts";
import { AskedToRemove, AskToRemove, StepForm } from "./request-step.tsx";
import { RequestHistory } from "./request-history.tsx";
import { BackLink } from "../ui/back-link.tsx";

/** A request with everything that the office knows about it. */
export type RequestRead = {
	request: ContactRequest;
	waiting: Waiting | null;
	notes: RequestNote[];
	history: { id: string; action: string; by_email: string | null; created_at: string }[];
	noteId: string;
};

type Props = RequestRead & {
	view: RequestView;
	/** The step that the page asks about, and where to go afterwards. */ asked: {
		step: string | null;
		back: "list" | "request";
	};
	/** Deleting for good is for admins alone. */ mayRemove: boolean;
	answer: NoteAnswer | undefined;
};

export function RequestPage({ request, waiting, notes, history, noteId, view, asked, mayRemove, answer }: Props) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const subject = subjectFor(language, request);
	const steps: RequestStep[] = request.suspicion
		? ["released"]
		: [request.bearbeitet ? "reopened" : "processed", request.ausgeblendet ? "unhidden" : "hidden"];
	const removal = { id: request.id, subject, view };
	return (
		<div className="page-width pt-8">
			<BackToList view={view} />
			<h1 tabIndex={-1} className="mt-2 text-3xl sm:text-4xl">
				{subject}
			</h1>
			<RequestState request={request} waiting={waiting} />
			{mayRemove && asked.step === "removed" ? (
				<AskedToRemove {...removal} back={asked.back} />
			) : (
				<div className="mt-5 flex flex-wrap gap-3">
					{steps.map((step) => (
						<StepForm key={step} step={step} id={request.id} view={view} back="request" />
					))}
					{mayRemove && <AskToRemove {...removal} back="request" />}
				</div>
			)}
			<div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
				{/* On a phone one column: the message, who wrote it, notes, history. */}
				<div className="contents grid-cols-1 gap-6 lg:grid">
					<section className="rounded-md border border-line bg-surface p-5">
						<h2 className="text-xl">{t("message")}</h2>
						<p
							lang={request.language}
							className="mt-3 max-w-[75ch] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line"
						>
							{request.message}
						</p>
					</section>
					<div className="max-lg:order-1">
						<RequestNotes requestId={request.id} notes={notes} noteId={noteId} answer={answer} />
					</div>
				</div>
				<div className="contents grid-cols-1 gap-6 lg:grid">
					<RequestFacts request={request} />
					<div className="max-lg:order-2">
						<RequestHistory received={request.created_at} entries={history} />
					</div>
				</div>
			</div>
		</div>
	);
}

function BackToList({ view }: { view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return <BackLink to={listAddress(view)}>{t("backToList")}</BackLink>;
}

/** There is no such request, or, with `code`, it could not be read. */
export function NoRequest({ view, code }: { view: RequestView; code: number | null }) {
	const t = useTexts("kontaktanfragen");
	const errors = useTexts("errors");
	return (
		<div className="page-width py-16">
			<h1 className="text-4xl">{code ? t("fetchErrorOneTitle") : t("noEntries")}</h1>
			{code ? (
				<div className="mt-6">
					<LoadFailure title={errors("fetchErrorTitle")} text={`${t("fetchErrorOne")} ${t("code", { code })}`} />
				</div>
			) : (
				<p className="mt-3 text-lg text-muted">{t("noEntriesText")}</p>
			)}
			<LocalLink to={listAddress(view)} className={buttonLook({ className: "mt-6" })}>
				{t("backToList")}
			</LocalLink>
		</div>
	);
}
