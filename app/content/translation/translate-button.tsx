import { mdiTranslate } from "@mdi/js";
import { useContext, useEffect, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook, Button } from "../../foundation/ui/button.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { useModal } from "../../foundation/ui/use-modal.ts";
import { showToast } from "../../foundation/ui/toast.ts";
import { HasTranslator } from "./has-translator.tsx";
import { type TranslatedField, TRANSLATION_ADDRESS, type TranslationAnswer } from "./translation.ts";
import { leadsToSignIn } from "../../foundation/ui/signed-out.ts";

type Result = { kind: "good" | "bad"; title: string; lines: string[] };
/** The fields that have a German text, and those of them without an English one. */
type Question = { all: TranslatedField[]; empty: TranslatedField[] };
type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Translates the German fields of its form into the English ones, each separately, so that one failure does not affect
 * the others. Asks before it replaces an existing English text. `nothing` says what to type first.
 */
export function TranslateButton({ fields, nothing }: { fields: TranslatedField[]; nothing?: string }) {
	const t = useTexts("translation");
	const button = useRef<HTMLButtonElement>(null);
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<Result | null>(null);
	const [question, setQuestion] = useState<Question | null>(null);
	const unmounted = useUnmounted();
	const hasTranslator = useContext(HasTranslator);

	const box = (name: string) => button.current!.form!.elements.namedItem(name) as Box;
	const isEmpty = (name: string) => box(name).value.trim() === "";
	const show = (next: Result) => {
		setNotice(next);
		if (next.kind === "bad") showToast({ kind: "bad", title: next.title, text: next.lines.join(" ") });
	};

	const start = () => {
		const all = fields.filter(({ german }) => !isEmpty(german));
		if (all.length === 0) return show({ kind: "bad", title: t("nothingTitle"), lines: [nothing ?? t("nothingText")] });
		const empty = all.filter(({ english }) => isEmpty(english));
		if (empty.length < all.length) setQuestion({ all, empty });
		else void run(all);
	};
	const run = async (chosen: TranslatedField[]) => {
		setQuestion(null);
		setNotice(null);
		setBusy(true);
		const failures = (await Promise.all(chosen.map(translateField))).filter((line) => line !== null);
		if (unmounted.current.signal.aborted) return;
		setBusy(false);
		if (failures.length > 0) show({ kind: "bad", title: t("failedTitle"), lines: failures });
		else show({ kind: "good", title: t("doneTitle"), lines: [t("doneText")] });
	};
	/** Translates one field; returns an error message or null. */
	const translateField = async ({ german, english, label }: TranslatedField): Promise<string | null> => {
		const before = box(english).value;
		const answer = await askTranslation(box(german).value, unmounted.current.signal);
		if (unmounted.current.signal.aborted) return null;
		if ("reason" in answer)
			return t("failed", {
				field: label,
				reason: t(`reason.${answer.reason}`, { seconds: answer.seconds ?? 0 }),
				code: answer.code,
			});
		// Keeps what was typed meanwhile.
		if (box(english).value === before) setFieldValue(button.current!.form!, english, answer.translatedText);
		return null;
	};
	return (
		<div className="needs-script grid justify-items-start gap-3">
			<button
				ref={button}
				type="button"
				onClick={start}
				disabled={busy || !hasTranslator}
				className={buttonLook({ kind: "secondary", size: "small" })}
			>
				<Icon path={mdiTranslate} size={16} /> <span>{busy ? t("busy") : t("button")}</span>
			</button>
			{!hasTranslator && <p className="text-sm text-muted">{t("notSetUp")}</p>}
			{notice && (
				<Notice kind={notice.kind} title={notice.title}>
					{notice.lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</Notice>
			)}
			{question && (
				<ReplaceQuestion
					question={question}
					onChoose={(chosen) => void run(chosen)}
					onCancel={() => setQuestion(null)}
				/>
			)}
		</div>
	);
}

/** Aborts when the page is left, because the form no longer exists then. */
function useUnmounted() {
	const unmounted = useRef(new AbortController());
	useEffect(() => {
		unmounted.current = new AbortController();
		return () => unmounted.current.abort();
	}, []);
	return unmounted;
}

/** The server answers within ten seconds; anything longer is a network problem. */
const TIMEOUT_MILLISECONDS = 12_000;

type NoAnswer = { reason: "signedOut" | "unreachable"; code: number; seconds?: undefined };

/** Asks the server, from the browser, to translate a German text. */
async function askTranslation(text: string, signal: AbortSignal): Promise<TranslationAnswer | NoAnswer> {
	try {
		const response = await fetch(TRANSLATION_ADDRESS, {
			method: "POST",
			body: new URLSearchParams({ textToTranslate: text }),
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
		});
		if (leadsToSignIn(response.url)) return { reason: "signedOut", code: 401 };
		const answer = (await response.json()) as TranslationAnswer;
		return "translatedText" in answer || "reason" in answer ? answer : { reason: "unreachable", code: response.status };
	} catch {
		return { reason: "unreachable", code: 0 };
	}
}

type QuestionProps = {
	question: Question;
	onChoose: (fields: TranslatedField[]) => void;
	onCancel: () => void;
};

/** Asks before existing English texts are replaced. */
function ReplaceQuestion({ question: { all, empty }, onChoose, onCancel }: QuestionProps) {
	const t = useTexts("translation");
	const words = useTexts("alertDialog");
	const dialog = useModal();
	const existing = all.filter((field) => !empty.includes(field)).map(({ label }) => label);
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-label={t("replaceTitle")}
			onClose={onCancel}
			className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{t("replaceTitle")}</h2>
			<p className="mt-3 text-muted">{t("replaceText", { fields: existing.join(", ") })}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{words("cancel")}
				</Button>
				{empty.length > 0 && (
					<Button kind="secondary" onClick={() => onChoose(empty)}>
						{t("onlyEmpty")}
					</Button>
				)}
				<Button kind="danger" onClick={() => onChoose(all)}>
					{t("replace")}
				</Button>
			</div>
		</dialog>
	);
}
