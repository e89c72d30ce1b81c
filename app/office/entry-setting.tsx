import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { LinkButton, LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import { SettingForm } from "./setting-form.tsx";
import { type EntrySetting, settingPages } from "./setting-pages.ts";

/** The server's answer to an entry that was not stored; `isChanged`: somebody else has changed it meanwhile. */
export type EntryAnswer = NotTaken & { isChanged?: boolean };

/** `name`: what the question before deleting it says. */
type Entry = { id: string; name: string; version: number };

type FormProps = {
	setting: EntrySetting;
	/** The entry that is being edited; null for a new one. */
	entry: Entry | null;
	/** The id of a new entry, so that a form sent twice makes one. */
	formId: string;
	answer: EntryAnswer | undefined;
	children: ReactNode;
};

export function EntryForm({ setting, entry, formId, answer, children }: FormProps) {
	const t = useTexts("einstellungen");
	const own = useTexts(setting);
	const path = settingPages[setting];
	// The form keeps its words and their version when the page is read again.
	const [version] = useState(entry?.version ?? "");
	const typed = answer?.typed;
	return (
		<section className="mt-8 max-w-3xl rounded-md border border-line bg-surface p-5">
			<h2 className="text-2xl">{entry ? t("editOf", { name: entry.name }) : own("add")}</h2>
			<SettingForm
				answer={answer}
				text={useTextsByKey(setting)}
				bySearch
				heading={
					answer?.isChanged && <Failure of={answer} takesFocus title={t("changedTitle")} text={t("changedText")} />
				}
				className="mt-4 grid gap-4"
				beside={
					entry && (
						<LinkButton to={path} kind="secondary">
							{t("cancel")}
						</LinkButton>
					)
				}
			>
				<input type="hidden" name="id" value={typed?.id ?? entry?.id ?? ""} />
				<input type="hidden" name="form" value={typed?.form ?? formId} />
				<input type="hidden" name="version" value={typed?.version ?? version} />
				{children}
			</SettingForm>
			{entry && (
				<Form method="post" className="mt-4 border-t border-line pt-4">
					<HiddenFields fields={{ id: entry.id, version: String(entry.version) }} />
					<Button intent="remove" kind="risky" size="small" data-ask={t("askRemove", { name: entry.name })} data-final>
						{t("remove")}
					</Button>
				</Form>
			)}
		</section>
	);
}

type ListProps<T> = { setting: EntrySetting; entries: T[]; children: (entry: T) => ReactNode };

export function EntryList<T extends Entry>({ setting, entries, children }: ListProps<T>) {
	const t = useTexts("einstellungen");
	const own = useTexts(setting);
	if (entries.length === 0) return <p className="mt-6 text-lg text-muted">{own("none")}</p>;
	return (
		<ul className="mt-8 max-w-4xl gap-8 xl:max-w-none xl:columns-2">
			{entries.map((entry) => (
				<li
					key={entry.id}
					className="flex break-inside-avoid flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line py-2"
				>
					<div className="min-w-0 flex-1 wrap-anywhere">{children(entry)}</div>
					<LocalLink
						to={`${settingPages[setting]}?bearbeiten=${entry.id}`}
						aria-label={t("editOf", { name: entry.name })}
						className="inline-flex min-h-9 items-center underline underline-offset-4"
					>
						{t("edit")}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}
