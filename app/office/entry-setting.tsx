import type { ReactNode } from "react";
import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/checked-form.tsx";
import { AskLink } from "../ui/ask-link.tsx";
import type { Refused } from "../ui/form-reader.ts";
import { SaveFailure } from "../ui/save-failure.tsx";
import { useSaving } from "../ui/use-saving.ts";

/** The settings that are lists of entries, by the namespace of their texts. */
export type EntrySetting = "textBlocks" | "synonyms";

/** The server's answer to an entry that was not stored. */
export type EntryAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> };

/** An entry as its form and the question before deleting it name it. */
type Entry = { id: string; name: string };

/** What the fields of an entry's form show. */
export type EntryFields = {
	/** What was typed in a field; without an answer of the server, the stored words. */
	value: (field: string, stored: string | null | undefined) => string | undefined;
	error: (field: string) => string | undefined;
};

type FormProps = {
	setting: EntrySetting;
	/** The page of the setting. */
	path: string;
	/** The entry that is being edited; null for a new one. */
	entry: Entry | null;
	/** The id of a new entry, so that a form sent twice makes one. */
	formId: string;
	answer: EntryAnswer | undefined;
	fields: (fields: EntryFields) => ReactNode;
	/** What stands below the form. */
	children?: ReactNode;
};

/** The form for a new entry, or for the one that is being edited. */
export function EntryForm({ setting, path, entry, formId, answer, fields, children }: FormProps) {
	const t = useTexts(setting);
	const textByKey = useTextsByKey(setting);
	const saving = useSaving();
	const errors = answer?.state === "refused" ? answer.refused.errors : {};
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	return (
		<section className="mt-8 max-w-3xl rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{entry ? t("editOf", { name: entry.name }) : t("add")}</h2>
			<Form method="post" noValidate className="mt-4 grid gap-4">
				{answer?.state === "failed" && (
					<SaveFailure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />
				)}
				<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
				<input type="hidden" name="id" value={typed?.id ?? entry?.id ?? ""} />
				<input type="hidden" name="form" value={typed?.form ?? formId} />
				{fields({
					value: (field, stored) => (typed ? typed[field] : (stored ?? undefined)),
					error: (field) => errors[field] && textByKey(errors[field]),
				})}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={saving}>
						{saving ? t("saving") : t("save")}
					</Button>
					{entry && (
						<LocalLink to={path} className={buttonLook({ kind: "secondary" })}>
							{t("cancel")}
						</LocalLink>
					)}
				</div>
			</Form>
			{children}
		</section>
	);
}

type RemovalProps = {
	setting: EntrySetting;
	entry: Entry;
	/** The address that asks within the page, for those without a script. */
	ask: string;
	/** Whether that address was opened. */
	asked: boolean;
	/** What the button is called where many stand on one page. */
	label?: string;
};

/** Deletes an entry after a question. */
export function EntryRemoval({ setting, entry, ask, asked, label }: RemovalProps) {
	const t = useTexts(setting);
	const question = useTexts("alertDialog");
	const remove = (
		<Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}>
			<input type="hidden" name="id" value={entry.id} />
			<Button type="submit" name="intent" value="remove" kind="danger" size="small">
				{t("removeNow")}
			</Button>
		</Form>
	);
	if (asked) return remove;
	return (
		<AskLink
			href={ask}
			label={label}
			className={buttonLook({ kind: "risky", size: "small" })}
			title={question("title")}
			text={t("askRemove", { name: entry.name })}
			cancel={question("cancel")}
			confirm={remove}
		>
			{t("remove")}
		</AskLink>
	);
}
