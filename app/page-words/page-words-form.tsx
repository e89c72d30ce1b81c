import { languages } from "../i18n/language.ts";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { AskingForm } from "../office/asking-form.tsx";
import { type EntryAnswer, shownAgain } from "../office/setting-answer.ts";
import { SettingFailure } from "../office/setting-failure.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/form/checked-form.tsx";
import { TextArea } from "../ui/form/field.tsx";
import { useSaving } from "../ui/form/use-saving.ts";
import { type ReplacedWords, wordField, type WordPage, wordPages, WORDS } from "./page-words.ts";

type Props = {
	page: WordPage;
	/** The texts as delivered, by field. */
	delivered: Readonly<Record<string, string>>;
	words: ReplacedWords;
	/** The state that the form shows. */
	seen: string;
	answer: EntryAnswer | undefined;
};

const LETTERS_OF_LABEL = 60;
const LETTERS_OF_LINE = 55;
const MOST_LINES = 6;

/** The texts of a page, German and English beside each other; an empty field shows what was delivered. */
export function PageWordsForm({ page, delivered, words, seen, answer }: Props) {
	const t = useTexts("pageWords");
	const textByKey = useTextsByKey("pageWords");
	const saving = useSaving();
	const { errors, typed } = shownAgain(answer);
	return (
		<AskingForm key={`${page} ${seen}`} unsaved={Boolean(typed)} className="mt-6 grid max-w-6xl gap-6">
			<SettingFailure texts="pageWords" answer={answer} saved={() => WORDS + page} />
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			<input type="hidden" name="seen" value={typed?.seen ?? seen} />
			{wordPages[page].keys.map((key) => {
				const fields = languages.map((language) => wordField(language, key));
				const longest = Math.max(...fields.flatMap((name) => [delivered[name]!.length, words[name]?.length ?? 0]));
				const rows = Math.min(MOST_LINES, Math.ceil(longest / LETTERS_OF_LINE));
				return (
					<div key={key} className="grid gap-x-5 gap-y-3 border-t border-line pt-4 lg:grid-cols-2">
						{languages.map((language) => {
							const name = wordField(language, key);
							const text = delivered[name]!;
							return (
								<TextArea
									key={language}
									lang={language}
									label={text.length > LETTERS_OF_LABEL ? `${text.slice(0, LETTERS_OF_LABEL).trim()} …` : text}
									aside={t(`language.${language}`)}
									name={name}
									rows={rows}
									placeholder={text}
									defaultValue={typed ? (typed[name] ?? "") : words[name]}
									error={errors[name] && textByKey(errors[name])}
								/>
							);
						})}
					</div>
				);
			})}
			<Button type="submit" disabled={saving} className="justify-self-start">
				{saving ? t("saving") : t("save")}
			</Button>
		</AskingForm>
	);
}
