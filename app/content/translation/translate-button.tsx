import { mdiTranslate } from "@mdi/js";
import { useContext, useEffect, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { HasTranslator } from "./has-translator.tsx";
import { type TranslatedField, TRANSLATION_ADDRESS, type TranslationAnswer } from "./translation.ts";
import { leadsToSignIn } from "../../foundation/ui/signed-out.ts";

/**
 * Translates the German fields of its form into the empty English ones, each by itself, so that one failure does not
 * affect the others. Hidden without a translation service. `nothing` says what to type first.
 */
export function TranslateButton({ fields, nothing }: { fields: TranslatedField[]; nothing: string }) {
	const t = useTexts("translation");
	const button = useRef<HTMLButtonElement>(null);
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<{ kind: "good" | "bad"; title: string; lines: string[] } | null>(null);
	const sent = useRef<AbortController | null>(null);
	// A form that is gone needs no translation.
	useEffect(() => () => sent.current?.abort(), []);
	const hasTranslator = useContext(HasTranslator);

	const box = (name: string) =>
		button.current!.form!.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
	const isEmpty = (name: string) => box(name).value.trim() === "";
	const fail = (title: string, lines: string[]) => {
		setNotice({ kind: "bad", title, lines });
		showToast({ kind: "bad", title, text: lines.join(" ") });
	};

	const translate = async () => {
		const written = fields.filter(({ german }) => !isEmpty(german));
		if (written.length === 0) return fail(t("nothingTitle"), [nothing]);
		const open = written.filter(({ english }) => isEmpty(english));
		if (open.length === 0) return fail(t("nothingTitle"), [t("allTranslated")]);
		setNotice(null);
		setBusy(true);
		const { signal } = (sent.current = new AbortController());
		const lines = await Promise.all(open.map((field) => translateField(field, signal)));
		const failures = lines.filter((line) => line !== null);
		if (signal.aborted) return;
		setBusy(false);
		if (failures.length > 0) fail(t("failedTitle"), failures);
		else setNotice({ kind: "good", title: t("doneTitle"), lines: [t("doneText")] });
	};
	/** Translates one field. Returns an error message, or null. */
	const translateField = async ({ german, english, label }: TranslatedField, signal: AbortSignal) => {
		const answer = await askTranslation(box(german).value, signal);
		if (signal.aborted) return null;
		if ("reason" in answer) {
			const reason = t(`reason.${answer.reason}`, { count: answer.seconds ?? 0 });
			return t("failed", { field: label, reason, code: answer.code });
		}
		// Keeps what was typed meanwhile.
		if (isEmpty(english)) setFieldValue(button.current!.form!, english, answer.translatedText);
		return null;
	};
	if (!hasTranslator) return null;
	return (
		<div className="needs-script grid justify-items-start gap-3">
			<Button ref={button} kind="secondary" size="small" disabled={busy} onClick={() => void translate()}>
				<Icon path={mdiTranslate} size={16} /> <span>{busy ? t("busy") : t("button")}</span>
			</Button>
			{notice && (
				<Notice kind={notice.kind} title={notice.title}>
					{notice.lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</Notice>
			)}
		</div>
	);
}

/** The server answers within ten seconds, so anything longer is a problem of the network. */
const TIMEOUT_MILLISECONDS = 12_000;

type NoAnswer = { reason: "signedOut" | "unreachable"; code: number; seconds?: undefined };

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
