import { mdiHistory, mdiOpenInNew, mdiTrashCanOutline } from "@mdi/js";
import { isTranslation } from "../../foundation/i18n/language.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useLocalPath, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { Words } from "../../office/form-answer.ts";
import { useWayBack } from "../../office/use-way-back.ts";
import { TranslateButton } from "../translation/translate-button.tsx";
import { FormSection } from "../../foundation/ui/form/form-section.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { columnsOf, type Fields, type ValuesOf } from "../fields.ts";
import { wordsOf } from "../field-values.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { BackLink } from "../../foundation/ui/back-link.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { PreviewButton } from "../preview/preview-button.tsx";
import { type EditedRecord, RecordEditor, type RecordEditorProps } from "./record-editor.tsx";
import { RecordFields } from "./record-fields.tsx";
import { shownFields } from "../shown.ts";
import { StatePanel } from "../states/state-panel.tsx";
import { hasPage } from "../states/states.ts";
import { useFieldLabels } from "./use-field-labels.ts";

export type StoredRecord<T extends Fields, Pictures = unknown> = ValuesOf<T> & EditedRecord<Pictures>;

export type RecordPageProps<Pictures> = Omit<RecordEditorProps<Pictures>, "words" | "children"> & {
	/** The text of its inputs, where these are not simply its columns. */
	words?: Words;
	/** Replaces the usual title, as for a copy. */
	title?: string;
	intro?: string;
	/** Tools other than View and Delete. */
	tools?: ReactNode;
	/** Parts of the form: `before` the texts, `children` after them. */
	before?: RecordEditorProps<Pictures>["children"];
	children?: RecordEditorProps<Pictures>["children"];
};

const small = buttonLook({ kind: "secondary", size: "small" });
/** On a phone the signs of all tools stand in one line. */
export const toolWords = "max-sm:sr-only";

/** The page with a record's form, for adding and editing. */
export function RecordPage<Pictures>(props: RecordPageProps<Pictures>) {
	const { title, intro, tools, words, before, children, ...editor } = props;
	const { record } = editor;
	const t = useTextsByKey(record.texts);
	const editorText = useTexts("editor");
	const versions = useTexts("versions");
	const here = useLocalPath();
	const back = useWayBack();
	const { label } = useFieldLabels(record);
	const translated = columnsOf(record.fields).filter(({ language }) => isTranslation(language));
	const formTitle = useRecordTitle(record, editor.stored);
	const stored = editor.stored === "deleted" ? null : editor.stored;
	const name = stored ? nameOf(record, stored) : "";
	const allTools = stored && (
		<div className="flex flex-wrap gap-2">
			{hasPage(stored.state) && (
				<a href={here(record.page(stored.id))} className={small}>
					<Icon path={mdiOpenInNew} size={16} /> <span className={toolWords}>{editorText("view")}</span>
				</a>
			)}
			<PreviewButton record={record} id={stored.id} />
			<LocalLink to={`${record.office.edit}${stored.id}/versionen`} className={small}>
				<Icon path={mdiHistory} size={16} /> <span className={toolWords}>{versions("open")}</span>
			</LocalLink>
			{tools}
			{/* Not a navigation, which would leave the page and what is typed there even if nothing is deleted. */}
			<Form method="post" action={record.office.remove + stored.id} navigate={false}>
				<HiddenFields fields={{ name, back, ...shownFields(stored) }} />
				<Button kind="risky" size="small" data-ask={t("deleteQuestion", { name })}>
					<Icon path={mdiTrashCanOutline} size={16} className="sm:hidden" />{" "}
					<span className={toolWords}>{t("delete")}</span>
				</Button>
			</Form>
		</div>
	);
	return (
		<div className="page-width pt-4">
			<BackLink to={back}>{editorText("back")}</BackLink>
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<div className="flex flex-wrap items-baseline gap-x-4">
					<h1 tabIndex={-1} className="text-2xl sm:text-3xl">
						{title ?? formTitle}
					</h1>
					{intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
				</div>
				{allTools}
			</div>
			{stored && <StatePanel record={record} row={stored} />}
			<RecordEditor {...editor} words={words ?? (stored ? wordsOf(record.fields, stored as object) : {})}>
				{(box, answer, initiallyTyped, kept) => (
					<>
						{before?.(box, answer, initiallyTyped, kept)}
						<FormSection title={before ? editorText("texts") : t("list.one")} columns={2}>
							<RecordFields record={record} box={box} />
							{translated.length > 0 && (
								<div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
									<TranslateButton
										fields={translated.map(({ name, fieldName }) => ({
											german: fieldName,
											english: name,
											label: label(fieldName)!,
										}))}
										nothing={t("nothingToTranslate")}
									/>
									<p className="text-sm text-muted">{editorText("englishHint")}</p>
								</div>
							)}
						</FormSection>
						{children?.(box, answer, initiallyTyped, kept)}
					</>
				)}
			</RecordEditor>
		</div>
	);
}

/** Returns the title of a record's form for window, heading and history. `stored` is as in `RecordEditorProps`. */
export function useRecordTitle(record: Pick<RecordKind, "name" | "texts">, stored: object | "deleted" | null): string {
	const t = useTextsByKey(record.texts);
	const list = useTexts("listing");
	const drafts = useTexts("drafts");
	if (stored === null) return t("addTitle");
	if (stored === "deleted") return t("notFoundTitle");
	return list("editOf", { name: nameOf(record, stored) || drafts("unnamed") });
}
