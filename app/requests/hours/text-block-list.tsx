import { columnIn } from "../../foundation/i18n/translated.ts";
import { isTranslation, languages } from "../../foundation/i18n/language.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { type EntryAnswer, EntryForm, EntryList } from "../../office/entry-setting.tsx";
import { TextArea, TextField } from "../../foundation/ui/form/field.tsx";
import type { TextBlock } from "./text-block.ts";

export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
	const t = useTexts("textBlocks");
	return (
		<EntryList setting="textBlocks" entries={blocks}>
			{(block) => (
				<>
					<h2 className="text-xl">{block.name}</h2>
					<p className="mt-2 max-w-[75ch] whitespace-pre-line">{block.text}</p>
					{!block.text_en && <p className="mt-2 text-sm text-muted">{t("noEnglish")}</p>}
				</>
			)}
		</EntryList>
	);
}

type FormProps = { block: TextBlock | null; formId: string; answer: EntryAnswer | undefined };

export function TextBlockForm({ block, ...form }: FormProps) {
	const t = useTexts("textBlocks");
	const settings = useTexts("einstellungen");
	return (
		<EntryForm setting="textBlocks" entry={block} {...form}>
			<TextField
				label={t("name")}
				name="name"
				hint={t("nameHint")}
				required
				maxLength={100}
				defaultValue={block?.name ?? undefined}
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
						defaultValue={block?.[column] ?? undefined}
					/>
				);
			})}
		</EntryForm>
	);
}
