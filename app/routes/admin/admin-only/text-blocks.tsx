import { textBlockForm, textBlocks } from "../../../requests/hours/text-blocks.server.ts";
import { entrySetting } from "../../../back-office/setting-actions.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/text-blocks";
import { columnIn } from "../../../foundation/i18n/translated.ts";
import { isTranslation, languages } from "../../../foundation/i18n/language.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { EntryForm, EntryList } from "../../../back-office/entry-setting.tsx";
import { TextArea, TextField } from "../../../foundation/ui/form/field.tsx";

const setting = entrySetting({
	setting: "textBlocks",
	read: textBlocks,
	form: textBlockForm,
	table: "text_blocks",
	kind: "textBlock",
	row: ({ name, text, text_en = null }) => ({ name, text, text_en }),
	nameOf: ({ name }) => name!,
});

export const loader = setting.load;
export const action = setting.change;

export default function TextBlocks({ loaderData }: Route.ComponentProps) {
	const { entries, edited } = loaderData;
	const t = useTexts("textBlocks");
	const settings = useTexts("einstellungen");
	return (
		<SettingPage subject="textBlocks">
			<EntryList setting="textBlocks" entries={entries}>
				{(block) => (
					<>
						<h2 className="text-xl">{block.name}</h2>
						<p className="mt-2 max-w-[75ch] whitespace-pre-line">{block.text}</p>
						{!block.text_en && <p className="mt-2 text-sm text-muted">{t("noEnglish")}</p>}
					</>
				)}
			</EntryList>
			<EntryForm setting="textBlocks" page={loaderData}>
				<TextField
					label={t("name")}
					name="name"
					hint={t("nameHint")}
					required
					maxLength={100}
					defaultValue={edited?.name}
				/>
				{languages.map((language) => {
					const column = columnIn("text", language);
					const translated = isTranslation(language);
					return (
						<TextArea
							key={language}
							label={t(column)}
							aside={translated ? settings("optional") : undefined}
							name={column}
							lang={language}
							hint={translated ? undefined : t("placeholders")}
							rows={8}
							required={!translated}
							defaultValue={edited?.[column] ?? undefined}
						/>
					);
				})}
			</EntryForm>
		</SettingPage>
	);
}
