import { wordGroupForm, type StoredGroup } from "../../../machines/search/word-group.ts";
import { storedGroups } from "../../../machines/search/word-groups.server.ts";
import { entrySetting } from "../../../back-office/entry-settings.server.ts";
import { useKeptId } from "../../../office/use-kept-id.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/synonyms";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { type EntryAnswer, EntryForm, EntryList } from "../../../office/entry-setting.tsx";
import { TextArea } from "../../../foundation/ui/form/field.tsx";

const setting = entrySetting({
	setting: "synonyms",
	read: storedGroups,
	form: wordGroupForm,
	table: "synonyms",
	kind: "synonyms",
	row: ({ words, oneWay }) => ({ words: words.join("\n"), one_way: oneWay.join("\n") }),
	nameOf: ({ words }) => words!.split("\n")[0]!,
});

export const loader = ({ url }: Route.LoaderArgs) => setting.load(url);
export const action = ({ request, context }: Route.ActionArgs) => setting.change(request, context);

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
	const { entries: groups, edited, formId } = loaderData;
	const newId = useKeptId(formId, groups);
	return (
		<SettingPage subject="synonyms">
			<WordGroupForm key={edited?.id ?? newId} group={edited} formId={newId} answer={actionData} />
			<WordGroupList groups={groups} />
		</SettingPage>
	);
}

function WordGroupList({ groups }: { groups: StoredGroup[] }) {
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

function WordGroupForm({ group, ...form }: FormProps) {
	const t = useTexts("synonyms");
	return (
		<EntryForm setting="synonyms" entry={group} {...form}>
			<TextArea
				label={t("words")}
				name="words"
				hint={t("wordsHint")}
				rows={5}
				required
				defaultValue={group?.words.join("\n")}
			/>
			<TextArea
				label={t("oneWay")}
				aside={useTexts("einstellungen")("optional")}
				name="oneWay"
				hint={t("oneWayHint")}
				rows={3}
				defaultValue={group?.oneWay.join("\n")}
			/>
		</EntryForm>
	);
}
