import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SaveTrouble } from "../ui/save-trouble.tsx";
import type { OfferAnswer } from "./offer-answer.ts";
import type { EditableOffer } from "./offer-desk.server.ts";
import { differences, formWords } from "./offer-fields.ts";

/** Why an offer was not saved, above its form. */
export function OfferProblem({ answer }: { answer: OfferAnswer | null }) {
	const t = useTexts("addOfferPage");
	const bar = useTexts("saveBar");
	const problem = answer?.problem;
	if (!problem) return null;
	if (problem.kind === "conflict") return <Conflict typed={answer.typed} current={problem.current} />;
	if (problem.kind === "signedOut") return <SaveTrouble of={answer} title={bar("signedOutTitle")} text={bar("signedOutText")} signIn={bar("signIn")} />;
	if (problem.kind === "failed") return <SaveTrouble of={answer} title={t("saveErrorTitle")} text={t("saveErrorText", { code: problem.code })} />;
	return <SaveTrouble of={answer} title={t("notFoundTitle")} text={t("notFoundText")} />;
}

/** Somebody else saved first: shows both states, and lets the reader decide. */
function Conflict({ typed, current }: { typed: Record<string, string>; current: EditableOffer }) {
	const t = useTexts("addOfferPage");
	const language = useLanguage();
	const theirs = formWords(current);
	const changed = differences(typed, theirs);
	return (
		<Notice kind="bad" title={t("conflictTitle")}>
			<p className="mt-1">{t("conflictText", { time: clock(language, current.updated_at) })}</p>
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
									{t(field)}
								</th>
								<td className="py-1 pr-3 whitespace-pre-line">{theirs[field] || "–"}</td>
								<td className="py-1 whitespace-pre-line">{typed[field] || "–"}</td>
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
		</Notice>
	);
}
