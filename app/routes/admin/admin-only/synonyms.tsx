import { storedGroups, wordGroupForm } from "../../../machines/search/word-groups.server.ts";
import { entrySetting } from "../../../back-office/setting-actions.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/synonyms";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { EntryForm, EntryList } from "../../../back-office/entry-setting.tsx";
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

export const loader = setting.load;
export const action = setting.change;

export default function Synonyms({ loaderData }: Route.ComponentProps) {
	const { entries, edited } = loaderData;
	const t = useTexts("synonyms");
	const settings = useTexts("einstellungen");
	return (
		<SettingPage subject="synonyms">
			<EntryForm setting="synonyms" page={loaderData}>
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
			<EntryList setting="synonyms" entries={entries}>
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
