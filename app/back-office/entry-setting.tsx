import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { LinkButton, LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import { type EntrySetting, settingPages } from "../office/setting-pages.ts";
import { useKeptId } from "../office/use-kept-id.ts";
import { SettingForm } from "./setting-form.tsx";

/** `name`: what the question before deleting it says. */
type Entry = { id: string; name: string };

type FormProps = {
	setting: EntrySetting;
	page: {
		shown: string;
		entries: Entry[];
		/** Null for a new one. */
		edited: Entry | null;
		/** The id of a new entry, so that a form sent twice makes one. */
		formId: string;
	};
	children: ReactNode;
};

export function EntryForm({ setting, page: { shown, entries, edited, formId }, children }: FormProps) {
	const t = useTexts("einstellungen");
	const own = useTexts(setting);
	const newId = useKeptId(formId, entries);
	const heading = useRef<HTMLHeadingElement>(null);
	const chosen = edited?.id;
	// It may stand far away in the list.
	useEffect(() => {
		if (!chosen) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "center" });
	}, [chosen]);
	return (
		<section className="mt-8 max-w-3xl rounded-md border border-line bg-surface p-5">
			<h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
				{edited ? t("editOf", { name: edited.name }) : own("add")}
			</h2>
			<SettingForm
				text={useTextsByKey(setting)}
				entry={edited?.id ?? newId}
				className="mt-4 grid gap-4"
				beside={
					edited && (
						<LinkButton to={settingPages[setting]} kind="secondary">
							{t("cancel")}
						</LinkButton>
					)
				}
			>
				<HiddenFields fields={{ id: edited?.id ?? "", form: newId }} />
				{children}
			</SettingForm>
			{edited && (
				<Form method="post" className="mt-4 border-t border-line pt-4">
					<HiddenFields fields={{ id: edited.id, shown }} />
					<Button intent="remove" kind="risky" size="small" data-ask={t("askRemove", { name: edited.name })} data-final>
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
