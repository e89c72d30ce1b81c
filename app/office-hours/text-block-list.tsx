import { columnIn } from "../i18n/translated.ts";
import { isTranslation, languages } from "../i18n/language.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { type EntryAnswer, EntryForm, EntryRemoval } from "../office/entry-setting.tsx";
import { buttonLook } from "../ui/button.tsx";
import { TextArea, TextField } from "../ui/form/field.tsx";
import type { TextBlock } from "./text-block.ts";

export const TEXT_BLOCKS = "/admin/einstellungen/textbausteine";

/** All text blocks, each with a link to its form and a button that asks before deleting it. */
export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
	const t = useTexts("textBlocks");
	if (blocks.length === 0) return <p className="mt-6 text-lg text-muted">{t("none")}</p>;
	return (
		<ul className="mt-6 grid gap-4">
			{blocks.map((block) => (
				<li key={block.id} className="rounded-md border border-line bg-surface p-5">
					<h2 className="text-xl">{block.name}</h2>
					<p className="mt-2 max-w-[75ch] whitespace-pre-line [overflow-wrap:anywhere]">{block.text}</p>
					{!block.text_en && <p className="mt-2 text-sm text-muted">{t("noEnglish")}</p>}
					<div className="mt-4 flex flex-wrap gap-3">
						<LocalLink
							to={`${TEXT_BLOCKS}?bearbeiten=${block.id}`}
							aria-label={t("editOf", { name: block.name })}
							className={buttonLook({ kind: "secondary", size: "small" })}
						>
							{t("edit")}
						</LocalLink>
						<EntryRemoval setting="textBlocks" entry={block} label={t("removeOf", { name: block.name })} />
					</div>
				</li>
			))}
		</ul>
	);
}

type FormProps = { block: TextBlock | null; formId: string; answer: EntryAnswer | undefined };

/** The form for a new block, or for the one that is being edited. */
export function TextBlockForm({ block, formId, answer }: FormProps) {
	const t = useTexts("textBlocks");
	return (
		<EntryForm
			setting="textBlocks"
			path={TEXT_BLOCKS}
			entry={block}
			formId={formId}
			answer={answer}
			fields={({ value, error }) => (
				<>
					<TextField
						label={t("name")}
						name="name"
						hint={t("nameHint")}
						required
						maxLength={100}
						defaultValue={value("name", block?.name)}
						error={error("name")}
					/>
					{languages.map((language) => {
						const column = columnIn("text", language);
						const translated = isTranslation(language);
						return (
							<TextArea
								key={language}
								label={t(column)}
								aside={translated ? t("optional") : undefined}
								name={column}
								lang={language}
								hint={translated ? undefined : t("placeholders")}
								rows={8}
								required={!translated}
								defaultValue={value(column, block?.[column])}
								error={error(column)}
							/>
						);
					})}
				</>
			)}
		/>
	);
}
