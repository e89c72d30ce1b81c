import { dateAndTime } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { Refused } from "../../office/refused.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { FormState } from "./record-form.ts";
import { usePerson } from "../../ui/people.tsx";

type Props = {
	state: Pick<FormState, "draft" | "other" | "newer" | "isGone" | "editors">;
	/** Keeps this draft although there is another one. */
	onInsist: () => void;
};

/** Says above a form what has happened to its record meanwhile, and who else is editing it. */
export function FormNotice({ state, onInsist }: Props) {
	const person = usePerson();
	const t = useTexts("presence");
	const language = useLanguage();
	const { draft, isGone, editors } = state;
	if (draft.refusal) return <Refused refusal={draft.refusal} />;
	if (isGone)
		return (
			<Notice kind="bad" title={t("goneTitle")}>
				<p>{t("goneText")}</p>
			</Notice>
		);
	return (
		<>
			{editors.map(({ by, since }) => (
				<Notice key={by} kind="plain" title={t("editsTitle", { who: person(by) })}>
					<p>{t("editsText", { time: dateAndTime(language, since) })}</p>
				</Notice>
			))}
			<Changed state={state} onInsist={onInsist} />
		</>
	);
}

/** Somebody else, or oneself in another window, has kept another draft of the record or saved it. */
function Changed({ state: { other, newer }, onInsist }: Props) {
	const person = usePerson();
	const t = useTexts("drafts");
	const language = useLanguage();
	if (other)
		return (
			<Notice
				kind="bad"
				title={other.own ? t("otherYou") : t("otherTitle", { who: other.by ? person(other.by) : t("somebody") })}
			>
				<p>{t("otherText", { time: dateAndTime(language, other.at) })}</p>
				<div className="mt-3 flex flex-wrap gap-3">
					<a href="" className={buttonLook({ kind: "secondary", size: "small" })}>
						{t("otherLoad")}
					</a>
					<Button kind="secondary" size="small" onClick={onInsist}>
						{t("otherOverrule")}
					</Button>
				</div>
			</Notice>
		);
	if (!newer) return null;
	return (
		<Notice
			kind="plain"
			title={newer.own ? t("newerYou") : t("newerTitle", { who: newer.by ? person(newer.by) : t("somebody") })}
		>
			<p>{t("newerText", { time: dateAndTime(language, newer.at) })}</p>
		</Notice>
	);
}
