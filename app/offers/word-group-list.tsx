import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { LocalLink } from "../i18n/link.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/checked-form.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { TextArea } from "../ui/field.tsx";
import type { Refused } from "../ui/form-reader.ts";
import { SaveFailure } from "../ui/save-failure.tsx";
import { useSaving } from "../ui/use-saving.ts";
import { type StoredGroup, SYNONYMS } from "./word-group.ts";

/** The server's answer to a group that was not stored. */
export type GroupAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> };

/** All groups, each a link to its form. */
export function WordGroupList({ groups }: { groups: StoredGroup[] }) {
	const t = useTexts("synonyms");
	if (groups.length === 0) return <p className="mt-6 text-lg text-muted">{t("none")}</p>;
	return (
		<ul className="mt-8 max-w-4xl divide-y divide-line rounded-md border border-line bg-surface">
			{groups.map(({ id, words, oneWay }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2">
					<p className="min-w-0 flex-1 wrap-anywhere">
						{oneWay.length > 0 && (
							<>
								<span className="text-muted">{oneWay.join(" · ")}</span>{" "}
								<span aria-label={t("leadTo")} role="img">
									→
								</span>{" "}
							</>
						)}
						{words.join(" · ")}
					</p>
					<LocalLink
						to={`${SYNONYMS}?bearbeiten=${id}`}
						aria-label={t("editOf", { name: words[0]! })}
						className="inline-flex min-h-9 items-center underline underline-offset-4"
					>
						{t("edit")}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}

type FormProps = {
	group: StoredGroup | null;
	/** The id of a new group, so that a form sent twice makes one. */
	formId: string;
	/** Somebody without a script was asked whether to delete it. */
	asked: boolean;
	answer: GroupAnswer | undefined;
};

/** The form for a new group, or for the one that is being edited. */
export function WordGroupForm({ group, formId, asked, answer }: FormProps) {
	const t = useTexts("synonyms");
	const textByKey = useTextsByKey("synonyms");
	const saving = useSaving();
	const errors = answer?.state === "refused" ? answer.refused.errors : {};
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	return (
		<section className="mt-8 max-w-3xl rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{group ? t("editOf", { name: group.words[0]! }) : t("add")}</h2>
			<Form method="post" noValidate className="mt-4 grid gap-4">
				{answer?.state === "failed" && (
					<SaveFailure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />
				)}
				<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
				<input type="hidden" name="id" value={typed?.id ?? group?.id ?? ""} />
				<input type="hidden" name="form" value={typed?.form ?? formId} />
				<TextArea
					label={t("words")}
					name="words"
					hint={t("wordsHint")}
					rows={5}
					required
					defaultValue={typed ? typed.words : group?.words.join("\n")}
					error={message("words")}
				/>
				<TextArea
					label={t("oneWay")}
					aside={t("optional")}
					name="oneWay"
					hint={t("oneWayHint")}
					rows={3}
					defaultValue={typed ? typed.oneWay : group?.oneWay.join("\n")}
					error={message("oneWay")}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={saving}>
						{saving ? t("saving") : t("save")}
					</Button>
					{group && (
						<LocalLink to={SYNONYMS} className={buttonLook({ kind: "secondary" })}>
							{t("cancel")}
						</LocalLink>
					)}
				</div>
			</Form>
			{group && (
				<div className="mt-4 border-t border-line pt-4">
					{asked ? <Remove group={group} /> : <AskToRemove group={group} />}
				</div>
			)}
		</section>
	);
}

/** Without a script the link asks within the page. */
function AskToRemove({ group }: { group: StoredGroup }) {
	const t = useTexts("synonyms");
	const question = useTexts("alertDialog");
	return (
		<ConfirmDialog
			open={(ask) => (
				<a
					href={`${SYNONYMS}?bearbeiten=${group.id}&loeschen`}
					role="button"
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
			text={t("askRemove", { name: group.words[0]! })}
			cancel={question("cancel")}
			confirm={<Remove group={group} />}
		/>
	);
}

function Remove({ group }: { group: StoredGroup }) {
	return (
		<Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}>
			<input type="hidden" name="id" value={group.id} />
			<Button type="submit" name="intent" value="remove" kind="danger" size="small">
				{useTexts("synonyms")("removeNow")}
			</Button>
		</Form>
	);
}
