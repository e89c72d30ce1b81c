import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { inputLook, Checkbox, TextArea, TextField } from "../../foundation/ui/form/field.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { dropWords, KeepWords } from "../../foundation/ui/form/keep-words.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { Notice } from "../../foundation/ui/notice.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { useNameOf } from "../../office/frame/people.tsx";
import { useKeptId } from "../../office/use-kept-id.ts";
import { insertedBlock } from "./inserted-block.ts";
import { answerSubject } from "./reply-link.ts";
import type { ContactRequest } from "./request-detail.server.ts";
import {
	ANSWER_FORM,
	ANSWER_LENGTH,
	answerForm,
	paperField,
	PAPERS,
	type RequestDesk,
	type WorkAnswer,
} from "./request-work.ts";
import { WorkForm } from "./work-form.tsx";

type Props = Pick<RequestDesk, "me" | "blocks" | "papers" | "hasMailServer"> & {
	form: RefObject<HTMLFormElement | null>;
	request: ContactRequest;
	/** The id of the next answer, so that a form sent twice sends one. */
	answerId: string;
	/** When the last answer on the page was given (UTC); "" for none. */
	seen: string;
	answer: WorkAnswer | undefined;
};

export function AnswerForm({ form, request, me, blocks, papers, hasMailServer, answerId, seen, answer }: Props) {
	const t = useTexts("requestWork");
	const saving = useSaving();
	const sendButton = useRef<HTMLButtonElement>(null);
	// As of the form's opening: what its page reads later may be overlooked while typing.
	const known = useKeptId(seen, [], answer?.typed.seen);
	const keptAs = `answer ${request.id}`;
	const { hash } = useLocation();
	useEffect(() => {
		const isTakenBack = answer?.isTakenBack;
		const field = form.current?.querySelector("textarea");
		if (isTakenBack || hash === "#answer_text") field?.focus();
		if (!isTakenBack || !field) return;
		showToast({ kind: "good", title: t("takenBack") });
		// Kept like what is typed: what a page fills in is not.
		Object.assign(field, { value: answer.typed.answer_text, defaultValue: "" });
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}, [answer, hash, form, t]);
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("answer")}</h2>
			{!hasMailServer && <Notice kind="bad" title={t("answerFiled")} text={t("answerFiledHelp")} className="my-3" />}
			<p className="mt-1 text-sm text-muted">
				<span>{t(`answerHint.${request.language}`, { email: request.email })}</span>{" "}
				<LocalLink to="/admin/konto" className="underline underline-offset-4">
					{t(useNameOf()(me) === me ? "unsigned" : "signed")}
				</LocalLink>
			</p>
			<WorkForm
				ref={form}
				id={ANSWER_FORM}
				intent="answer"
				answer={answer}
				check={(sent) => readForm(answerForm, sent)}
				onSubmit={(event) => {
					if (!event.defaultPrevented) dropWords(keptAs);
				}}
				className="mt-5 grid grid-cols-1 gap-4"
			>
				<HiddenFields fields={{ intent: "answer", answer_id: answerId, seen: known }} />
				<KeepWords address={keptAs} />
				<TextField
					label={t("answerSubject")}
					name="subject"
					required
					maxLength={300}
					// Enter would send an answer that is not finished.
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
					defaultValue={answerSubject(request.subject)}
				/>
				<TextArea
					label={t("answerText")}
					name="answer_text"
					// It grows with its words.
					className={`${inputLook} field-sizing-content max-h-[70svh] min-h-40`}
					lang={request.language}
					rows={6}
					required
					maxLength={ANSWER_LENGTH}
					aria-keyshortcuts="Control+Enter Meta+Enter"
					onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
						if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form!.requestSubmit(sendButton.current);
					}}
				/>
				{blocks.length > 0 && <Blocks blocks={blocks} form={form} />}
				<Papers papers={papers} />
				<div className="flex flex-wrap gap-3">
					<Button ref={sendButton} disabled={saving} title={t("answerKeys")}>
						{t(saving ? "sending" : "answerSend")}
					</Button>
					{!request.bearbeitet && (
						<Button kind="secondary" name="close" value="true" disabled={saving}>
							{t("answerSendClose")}
						</Button>
					)}
				</div>
			</WorkForm>
		</section>
	);
}

/** One box for each paper, and where there are several, one for all of them. */
function Papers({ papers }: Pick<Props, "papers">) {
	const t = useTexts("requestWork");
	if (papers.length === 0) return null;
	return (
		<fieldset className="grid gap-1">
			<legend className="mb-1 text-[0.9375rem] font-semibold">{t("papers")}</legend>
			{papers.length > 1 && <Checkbox label={t("papersAll", { count: papers.length })} name={PAPERS} value="true" />}
			{[...new Set(papers)].map((name) => (
				<Checkbox key={name} label={name} name={paperField(name)} value="true" />
			))}
		</fieldset>
	);
}

/** Buttons that put a block into the text, at the cursor. */
function Blocks({ blocks, form }: Pick<Props, "blocks" | "form">) {
	const t = useTexts("requestWork");
	const insert = (text: string) => {
		const field = form.current?.querySelector("textarea");
		if (!field) return;
		const inserted = insertedBlock(field.value, text, field.selectionStart, field.selectionEnd);
		field.value = inserted.text;
		field.setSelectionRange(inserted.end, inserted.end);
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
		field.focus();
	};
	return (
		<div role="group" aria-label={t("blocks")} className="flex flex-wrap items-center gap-2">
			<span className="text-[0.9375rem] font-semibold">{t("blocks")}</span>
			{blocks.map(({ id, name, text }) => (
				<Button key={id} kind="secondary" size="small" onClick={() => insert(text)}>
					{name}
				</Button>
			))}
		</div>
	);
}
