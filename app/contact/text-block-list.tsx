import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { LocalLink } from "../i18n/link.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/checked-form.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import type { Refused } from "../ui/form-reader.ts";
import { SaveFailure } from "../ui/save-failure.tsx";
import { useSaving } from "../ui/use-saving.ts";
import type { TextBlock } from "./text-block.ts";

export const TEXT_BLOCKS = "/admin/einstellungen/textbausteine";

/** The server's answer to a block that was not stored. */
export type TextBlockAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> };

/** All text blocks, each with a link to its form and a button that asks before deleting it. */
export function TextBlockList({ blocks, asked }: { blocks: TextBlock[]; asked: string | null }) {
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
						{asked === block.id ? <Remove block={block} /> : <AskToRemove block={block} />}
					</div>
				</li>
			))}
		</ul>
	);
}

/** Without a script the link asks within the page. */
function AskToRemove({ block }: { block: TextBlock }) {
	const t = useTexts("textBlocks");
	const question = useTexts("alertDialog");
	return (
		<ConfirmDialog
			open={(ask) => (
				<a
					href={`${TEXT_BLOCKS}?loeschen=${block.id}`}
					role="button"
					aria-label={t("removeOf", { name: block.name })}
					onClick={(event) => {
						event.preventDefault();
						ask();
					}}
					className={buttonLook({ kind: "risky", size: "small" })}
				>
					{t("remove")}
				</a>
			)}
			title={question("title")}
			text={t("askRemove", { name: block.name })}
			cancel={question("cancel")}
			confirm={<Remove block={block} />}
		/>
	);
}

function Remove({ block }: { block: TextBlock }) {
	return (
		<Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}>
			<input type="hidden" name="id" value={block.id} />
			<Button type="submit" name="intent" value="remove" kind="danger" size="small">
				{useTexts("textBlocks")("removeNow")}
			</Button>
		</Form>
	);
}

/** The form for a new block, or for the one that is being edited. */
export function TextBlockForm({
	block,
	formId,
	answer,
}: {
	block: TextBlock | null;
	/** The id of a new block, so that a form sent twice makes one. */
	formId: string;
	answer: TextBlockAnswer | undefined;
}) {
	const t = useTexts("textBlocks");
	const textByKey = useTextsByKey("textBlocks");
	const saving = useSaving();
	const errors = answer?.state === "refused" ? answer.refused.errors : {};
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	return (
		<section className="mt-8 max-w-3xl rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{block ? t("editOf", { name: block.name }) : t("add")}</h2>
			<Form method="post" noValidate className="mt-4 grid gap-4">
				{answer?.state === "failed" && (
					<SaveFailure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />
				)}
				<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
				<input type="hidden" name="id" value={typed?.id ?? block?.id ?? ""} />
				<input type="hidden" name="form" value={typed?.form ?? formId} />
				<TextField
					label={t("name")}
					name="name"
					hint={t("nameHint")}
					required
					maxLength={100}
					defaultValue={typed ? typed.name : block?.name}
					error={message("name")}
				/>
				<TextArea
					label={t("text")}
					name="text"
					lang="de"
					hint={t("placeholders")}
					rows={8}
					required
					defaultValue={typed ? typed.text : block?.text}
					error={message("text")}
				/>
				<TextArea
					label={t("textEn")}
					aside={t("optional")}
					name="text_en"
					lang="en"
					rows={8}
					defaultValue={typed ? typed.text_en : (block?.text_en ?? "")}
					error={message("text_en")}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={saving}>
						{saving ? t("saving") : t("save")}
					</Button>
					{block && (
						<LocalLink to={TEXT_BLOCKS} className={buttonLook({ kind: "secondary" })}>
							{t("cancel")}
						</LocalLink>
					)}
				</div>
			</Form>
		</section>
	);
}
