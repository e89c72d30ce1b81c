import { storedGroups, wordGroupForm } from "../../../machines/search/word-groups.server.ts";
import { entrySetting } from "../../../back-office/setting-actions.server.ts";
import { useKeptId } from "../../../office/use-kept-id.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/synonyms";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { EntryForm, EntryList } from "../../../office/entry-setting.tsx";
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
export { afterConflict as shouldRevalidate } from "../../../office/after-conflict.ts";

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
	const { entries: groups, edited, formId } = loaderData;
	const newId = useKeptId(formId, groups);
	const t = useTexts("synonyms");
	const settings = useTexts("einstellungen");
	return (
		<SettingPage subject="synonyms">
			<EntryForm key={edited?.id ?? newId} setting="synonyms" entry={edited} formId={newId} answer={actionData}>
				<TextArea
					label={t("words")}
					name="words"
					hint={t("wordsHint")}
					rows={5}
					required
					defaultValue={edited?.words.join("\n")}
				/>
				<TextArea
					label={t("oneWay")}
					aside={settings("optional")}
					name="oneWay"
					hint={t("oneWayHint")}
					rows={3}
					defaultValue={edited?.oneWay.join("\n")}
				/>
			</EntryForm>
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
		</SettingPage>
	);
}
