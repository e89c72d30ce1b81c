import { type Namespace, useTextsByKey } from "../i18n/texts.tsx";
import { SaveFailure } from "../ui/form/save-failure.tsx";
import type { EntryAnswer } from "./setting-answer.ts";

type Props = {
	/** The namespace of the setting's texts. */
	texts: Namespace;
	answer: EntryAnswer | undefined;
	/** Where the version stands that somebody else has saved. */
	saved: (typed: Record<string, string>) => string;
};

/** Says why a setting was not stored: the database failed, or somebody else has saved it meanwhile. */
export function SettingFailure({ texts, answer, saved }: Props) {
	const t = useTextsByKey(texts);
	if (answer?.state === "failed")
		return <SaveFailure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />;
	if (answer?.state !== "changed") return null;
	return (
		<SaveFailure of={answer} title={t("changedTitle")} text={t("changedText")}>
			<a
				href={saved(answer.typed)}
				target="_blank"
				className="mt-2 inline-block font-semibold underline underline-offset-4"
			>
				{t("showChanged")}
			</a>
		</SaveFailure>
	);
}
