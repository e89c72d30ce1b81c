import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { type EntryAnswer, EntryForm, EntryRemoval } from "../../office/entry-setting.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { type StoredGroup, SYNONYMS } from "./word-group.ts";

/** All groups, each a link to its form. */
export function WordGroupList({ groups }: { groups: StoredGroup[] }) {
	const t = useTexts("synonyms");
	if (groups.length === 0) return <p className="mt-6 text-lg text-muted">{t("none")}</p>;
	return (
		<ul className="mt-8 max-w-4xl divide-y divide-line rounded-md border border-line bg-surface">
			{groups.map(({ id, words, oneWay }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2">
					<p className="min-w-0 flex-1 wrap-anywhere">
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
					<LocalLink
						to={addressOf(id)}
						aria-label={t("editOf", { name: words[0]! })}
						className="inline-flex min-h-9 items-center underline underline-offset-4"
					>
						{t("edit")}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}

function addressOf(id: string): string {
	return `${SYNONYMS}?bearbeiten=${id}`;
}

type FormProps = {
	group: StoredGroup | null;
	formId: string;
	answer: EntryAnswer | undefined;
};

/** The form for a new group, or for the one that is being edited. */
export function WordGroupForm({ group, formId, answer }: FormProps) {
	const t = useTexts("synonyms");
	const entry = group && { ...group, name: group.words[0]! };
	return (
		<EntryForm
			setting="synonyms"
			path={SYNONYMS}
			entry={entry}
			formId={formId}
			answer={answer}
			fields={({ value, error }) => (
				<>
					<TextArea
						label={t("words")}
						name="words"
						hint={t("wordsHint")}
						rows={5}
						required
						defaultValue={value("words", group?.words.join("\n"))}
						error={error("words")}
					/>
					<TextArea
						label={t("oneWay")}
						aside={t("optional")}
						name="oneWay"
						hint={t("oneWayHint")}
						rows={3}
						defaultValue={value("oneWay", group?.oneWay.join("\n"))}
						error={error("oneWay")}
					/>
				</>
			)}
		>
			{entry && (
				<div className="mt-4 border-t border-line pt-4">
					<EntryRemoval setting="synonyms" entry={entry} />
				</div>
			)}
		</EntryForm>
	);
}
