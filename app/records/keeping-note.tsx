import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { useRecordKeeping } from "./use-record-keeping.ts";

/** Says that somebody else has kept another draft of the record, or has saved it, while its form was open. */
export function KeepingNote({
	keeping: { other, newer, overrule, isGone },
}: {
	keeping: Pick<ReturnType<typeof useRecordKeeping>, "other" | "newer" | "overrule" | "isGone">;
}) {
	const t = useTexts("drafts");
	const presence = useTexts("presence");
	const language = useLanguage();
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
