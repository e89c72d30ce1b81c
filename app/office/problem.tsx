import { type ReactNode, useEffect, useRef } from "react";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/checked-form.tsx";
import { showToast } from "../ui/toast.ts";
import { differences, type FormAnswer, type StoredNow, type Words } from "./form-answer.ts";

type Text = (key: string, values?: Record<string, string | number>) => string;

/** Why a form was not saved, above its fields; takes the focus, since the button that was pressed has lost it. */
export function Problem({ answer, text, show }: { answer: FormAnswer; text: Text; show?: (field: string, word: string) => ReactNode }) {
	const t = useTexts("editor");
	const box = useRef<HTMLDivElement>(null);
	const { problem } = answer;
	const words = problem && wordsOf(problem, text, t);
	const [title, more] = [words?.title, words?.text];
	useEffect(() => {
		if (!title) return;
		box.current?.focus();
		showToast({ kind: "bad", title, text: more });
	}, [answer, title, more]);
	if (!problem || !title) return null;
	return (
		<div ref={box} tabIndex={-1}>
			<Notice kind="bad" title={title}>
				{problem.kind === "conflict" ? <Conflict typed={answer.typed} current={problem.current} text={text} show={show} /> : <p>{more}</p>}
				{problem.kind === "signedOut" && (
					<a href="/admin/login" target="_blank" rel="noopener" className={buttonLook({ kind: "secondary", size: "small", className: "mt-3" })}>
						{t("signedOutLink")}
					</a>
				)}
			</Notice>
		</div>
	);
}

function wordsOf(problem: NonNullable<FormAnswer["problem"]>, text: Text, t: Text): { title: string; text?: string } {
	if (problem.kind === "conflict") return { title: text("conflictTitle") };
	if (problem.kind === "signedOut") return { title: t("signedOutTitle"), text: t("signedOutText") };
	if (problem.kind === "missing") return { title: text("notFoundTitle"), text: text("notFoundText", { id: problem.id, code: problem.code }) };
	if (problem.kind === "upload") return { title: text("uploadErrorTitle"), text: text("uploadErrorText", { code: problem.code }) };
	return { title: t("saveErrorTitle"), text: text("saveErrorText", { code: problem.code }) };
}

/** Somebody else saved first: shows both states, and lets the reader decide. */
function Conflict({ typed, current, text, show }: { typed: Words; current: StoredNow; text: Text; show?: (field: string, word: string) => ReactNode }) {
	const t = useTexts("editor");
	const language = useLanguage();
	const changed = differences(typed, current.words);
	const side = (field: string, word: string | undefined) => (word ? (show?.(field, word) ?? word) : "–");
	return (
		<>
			<p className="mt-1">{t("conflictText", { time: clock(language, current.savedAt) })}</p>
			{changed.length === 0 ? (
				<p className="mt-3">{t("conflictNone")}</p>
			) : (
				<table className="mt-3 w-full table-fixed border-collapse text-left text-sm">
					<thead>
						<tr>
							<th scope="col">{t("conflictField")}</th>
							<th scope="col">{t("conflictTheirs")}</th>
							<th scope="col">{t("conflictYours")}</th>
						</tr>
					</thead>
					<tbody>
						{changed.map((field) => (
							<tr key={field} className="border-t border-line align-top">
								<th scope="row" className="py-1 pr-3 font-normal">
									{text(field)}
								</th>
								<td className="py-1 pr-3 whitespace-pre-line">{side(field, current.words[field])}</td>
								<td className="py-1 whitespace-pre-line">{side(field, typed[field])}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="submit" name="overwrite" value={current.version} kind="danger" size="small">
					{t("conflictOverwrite")}
				</Button>
				<a href="" className={buttonLook({ kind: "secondary", size: "small" })}>
					{t("conflictReload")}
				</a>
			</div>
		</>
	);
}
