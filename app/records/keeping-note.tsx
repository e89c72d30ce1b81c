import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Refused } from "../office/refused.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { useRecordKeeping } from "./use-record-keeping.ts";

/** Says why nothing is kept, or that somebody else has kept another draft of the record or saved it meanwhile. */
export function KeepingNote({
	keeping: { other, newer, refusal, overrule, isGone },
}: {
	keeping: Pick<ReturnType<typeof useRecordKeeping>, "other" | "newer" | "refusal" | "overrule" | "isGone">;
}) {
	const t = useTexts("drafts");
	const presence = useTexts("presence");
	const language = useLanguage();
	if (refusal) return <Refused refusal={refusal} />;
	if (isGone)
		return (
			<Notice kind="bad" title={presence("goneTitle")}>
				<p>{presence("goneText")}</p>
			</Notice>
		);
	if (other)
		return (
			<Notice kind="bad" title={other.own ? t("otherYou") : t("otherTitle", { who: other.by ?? t("somebody") })}>
				<p>{t("otherText", { time: dateAndTime(language, other.at) })}</p>
				<div className="mt-3 flex flex-wrap gap-3">
					<a href="" className={buttonLook({ kind: "secondary", size: "small" })}>
						{t("otherLoad")}
					</a>
					<Button kind="secondary" size="small" onClick={overrule}>
						{t("otherOverrule")}
					</Button>
				</div>
			</Notice>
		);
	if (!newer) return null;
	return (
		<Notice kind="plain" title={newer.own ? t("newerYou") : t("newerTitle", { who: newer.by ?? t("somebody") })}>
			<p>{t("newerText", { time: dateAndTime(language, newer.at) })}</p>
		</Notice>
	);
}
