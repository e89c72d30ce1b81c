import { type ReactNode, useReducer, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { pictureAddress } from "../media/image-limits.ts";
import { DeleteHere } from "../office/delete-record.tsx";
import { Editor, gone } from "../office/editor.tsx";
import { EditorFrame, ViewOnSite } from "../office/editor-frame.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { readForm } from "../ui/form-reader.ts";
import type { NewsAnswer } from "./news-answer.ts";
import type { EditableNews } from "./news-desk.server.ts";
import { blankNews, NEWS_DRAFT, newsWords } from "./news-fields.ts";
import { NAME_LENGTH, newsForm } from "./news-form.ts";
import { NewsPicture } from "./news-picture.tsx";

type Props = {
	/** The item that is edited; null for a new one, "gone" for one that was deleted while its form was open. */
	item: EditableNews | "gone" | null;
	/** The calendar day it is, which a new item is dated with. */
	today: string;
	/** Whether the question before deleting stands in the page. */
	askDelete: boolean;
	answer: NewsAnswer | null;
};

const pictureFields = ["image", "image_remove"];

/** The form of a news item, for adding and for editing. */
export function NewsEditor({ item, today, askDelete, answer }: Props) {
	const t = useTexts("addNewsPage");
	const editor = useTexts("editor");
	const ask = useTexts("alertDialog");
	const [newPicture, setNewPicture] = useState(false);
	// Once a picture is saved, its part of the form begins anew.
	const [saves, countSave] = useReducer((count: number) => count + 1, 0);
	const stored = item === "gone" ? null : item;
	const tools = stored && (
		<>
			<ViewOnSite to={`/news/${stored.id}`} />
			<DeleteHere action={`/admin/nachricht-loeschen/${stored.id}`} name={stored.name} question={ask("deleteNews", { name: stored.name })} label={t("delete")} asked={askDelete} />
		</>
	);
	return (
		<EditorFrame title={item ? t("editTitle") : t("addTitle")} tools={tools}>
			<Editor<NewsAnswer>
				text={t}
				blank={blankNews(today)}
				stored={item && (stored ? { words: newsWords(stored), version: stored.version, savedAt: stored.updated_at } : gone)}
				check={(form) => readForm(newsForm, form)}
				answer={answer}
				draftKey={NEWS_DRAFT}
				draftHint={t("draftHint")}
				deleteAt="/admin/nachricht-loeschen/"
				apart={{ fields: pictureFields, changed: newPicture, saving: t("uploading"), onStored: countSave }}
				show={shownWord}
			>
				{(field, given) => (
					<>
						<FormSection title={editor("german")}>
							<div className="grid gap-5 *:min-w-0 sm:grid-cols-[1fr_12rem]">
								<TextField {...field("name")} required maxLength={NAME_LENGTH} lang="de" />
								<TextField {...field("datum")} type="date" required min="1900-01-01" max="2100-12-31" />
							</div>
							<TextArea {...field("inhalt")} required rows={8} lang="de" />
						</FormSection>
						<FormSection title={t("picture")}>
							<NewsPicture key={saves} stored={stored?.picture ?? null} answer={given} error={field("image").error} onChange={setNewPicture} />
							<TextField {...field("image_alt")} hint={t("altHint")} maxLength={NAME_LENGTH} lang="de" />
							<TextField {...field("image_alt_en")} maxLength={NAME_LENGTH} lang="en" />
						</FormSection>
						<FormSection title={editor("english")} hint={editor("englishHint")}>
							<TextField {...field("name_en")} maxLength={NAME_LENGTH} lang="en" />
							<TextArea {...field("inhalt_en")} rows={8} lang="en" />
						</FormSection>
					</>
				)}
			</Editor>
		</EditorFrame>
	);
}

/** Of two versions a picture is compared by sight. */
function shownWord(field: string, word: string): ReactNode {
	if (field !== "image") return word;
	return <img src={pictureAddress(word, { width: 240, height: null, format: "webp" })} alt="" className="max-h-32" />;
}
