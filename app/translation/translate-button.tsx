import { mdiTranslate } from "@mdi/js";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { setFieldValue } from "../ui/set-field-value.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { askTranslation } from "./ask-translation.ts";
import { ReplaceQuestion } from "./replace-question.tsx";
import type { Translated } from "./translation.ts";

type Notice = { kind: "good" | "bad"; title: string; lines: string[] };
type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fills the English fields of its form from the German ones, each on its own: where one fails, the others arrive all
 * the same. The German text stays as it is; an English one is replaced only by who has said so. `nothing` says what to
 * type first.
 */
export function TranslateButton({ fields, nothing }: { fields: Translated[]; nothing?: string }) {
	const t = useTexts("translation");
	const button = useRef<HTMLButtonElement>(null);
	const [busy, setBusy] = useState(false);
	const [told, setTold] = useState<Notice | null>(null);
	const [asked, setAsked] = useState<{ all: Translated[]; empty: Translated[] } | null>(null);
	const leaving = useLeaving();

	const box = (name: string) => button.current!.form!.elements.namedItem(name) as Box;
	const isEmpty = (name: string) => box(name).value.trim() === "";
	const tell = (what: Notice) => {
		setTold(what);
		if (what.kind === "bad") showToast({ kind: "bad", title: what.title, text: what.lines.join(" ") });
	};

	const begin = () => {
		const all = fields.filter(({ german }) => !isEmpty(german));
		if (all.length === 0) return tell({ kind: "bad", title: t("nothingTitle"), lines: [nothing ?? t("nothingText")] });
		const empty = all.filter(({ english }) => isEmpty(english));
		if (empty.length < all.length) setAsked({ all, empty });
		else void run(all);
	};
	const run = async (chosen: Translated[]) => {
		setAsked(null);
		setTold(null);
		setBusy(true);
		const failures = (await Promise.all(chosen.map(translated))).filter((line) => line !== null);
		if (leaving.current.signal.aborted) return;
		setBusy(false);
		if (failures.length > 0) tell({ kind: "bad", title: t("failedTitle"), lines: failures });
		else tell({ kind: "good", title: t("doneTitle"), lines: [t("doneText")] });
	};
	/** Fills one field; gives back what went wrong, in words. */
	const translated = async ({ german, english, label }: Translated): Promise<string | null> => {
		const before = box(english).value;
		const answer = await askTranslation(box(german).value, leaving.current.signal);
		if (leaving.current.signal.aborted) return null;
		if ("reason" in answer)
			return t("failed", {
				field: label,
				reason: t(`reason.${answer.reason}`, { seconds: answer.seconds ?? 0 }),
				code: answer.code,
			});
		// Who wrote something there meanwhile keeps it.
		if (box(english).value === before) setFieldValue(button.current!.form!, english, answer.translatedText);
		return null;
	};
	return (
		<div className="needs-script grid justify-items-start gap-3">
			<button ref={button} type="button" onClick={begin} disabled={busy} className={buttonLook({ kind: "secondary" })}>
				<Icon path={mdiTranslate} size={20} /> {busy ? t("busy") : t("button")}
			</button>
			{told && (
				<Notice kind={told.kind} title={told.title}>
					{told.lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</Notice>
			)}
			{asked && (
				<ReplaceQuestion asked={asked} onChoose={(chosen) => void run(chosen)} onCancel={() => setAsked(null)} />
			)}
		</div>
	);
}

/** Aborted when the page is left: what arrives then has no form any more. */
function useLeaving() {
	const leaving = useRef(new AbortController());
	useEffect(() => {
		leaving.current = new AbortController();
		return () => leaving.current.abort();
	}, []);
	return leaving;
}
