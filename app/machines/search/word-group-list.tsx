import { useTexts } from "../../foundation/i18n/texts.tsx";
import { type EntryAnswer, EntryForm, EntryList } from "../../office/entry-setting.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import type { StoredGroup } from "./word-group.ts";

/** All groups, each with a link to its form. */
export function WordGroupList({ groups }: { groups: StoredGroup[] }) {
	const t = useTexts("synonyms");
	return (
		<EntryList setting="synonyms" entries={groups}>
			{({ words, oneWay }) => (
				<p className="py-1">
					{oneWay.length > 0 && (
						<>
							<span className="text-muted">{oneWay.join(" · ")}</span>{" "}
							<span aria-label={t("leadTo")} role="img">
								→
							</span>{" "}
						</>
					)}
					<span>{words.join(" · ")}</span>
				</p>
			)}
		</EntryList>
	);
}

type FormProps = { group: StoredGroup | null; formId: string; answer: EntryAnswer | undefined };

/** The form for a new group, or for the one that is being edited. */
export function WordGroupForm({ group, ...form }: FormProps) {
	const t = useTexts("synonyms");
	return (
		<EntryForm setting="synonyms" entry={group} {...form}>
			<TextArea
				label={t("words")}
				name="words"
				hint={t("wordsHint")}
				rows={5}
				required
				defaultValue={group?.words.join("\n") ?? undefined}
			/>
			<TextArea
				label={t("oneWay")}
				aside={useTexts("einstellungen")("optional")}
				name="oneWay"
				hint={t("oneWayHint")}
				rows={3}
				defaultValue={group?.oneWay.join("\n") ?? undefined}
			/>
		</EntryForm>
	);
}
