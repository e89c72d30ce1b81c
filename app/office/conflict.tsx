import type { ReactNode } from "react";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { differences, type StoredNow, type Words } from "./form-answer.ts";

type Props = {
	typed: Words;
	current: StoredNow;
	text: (key: string) => string;
	show?: (field: string, word: string) => ReactNode;
};

/** Somebody else saved first: shows both states side by side, and lets the reader decide. */
export function Conflict({ typed, current, text, show }: Props) {
	const t = useTexts("editor");
	const language = useLanguage();
	const changed = differences(typed, current.words);
	const side = (field: string, word: string | undefined) => (word ? (show?.(field, word) ?? word) : "–");
	return (
		<>
			<p className="mt-1">{t("conflictText", { time: clock(language, current.savedAt) })}</p>
			{changed.length === 0 ? (
				<p className="mt-3">{text("conflictNone")}</p>
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
