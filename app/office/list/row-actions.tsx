import { mdiDotsVertical, mdiOpenInNew, mdiPencil, mdiTrashCanOutline } from "@mdi/js";
import { type ReactNode, useId } from "react";
import { Form, Link, type LinkProps, useLocation } from "react-router";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useFromHere } from "../use-way-back.ts";

type Props = {
	name: string;
	edit: string;
	/** The German address of its page on the website; null without one. */
	view: string | null;
	remove: { action: string; shown: Record<string, string>; label: string };
	/** The menu of its further actions. */
	more?: ReactNode;
};

const iconLink = "grid size-10 place-items-center rounded-sm hover:bg-sunken";

export function RowActions({ name, edit, view, remove, more }: Props) {
	const t = useTexts("listing");
	const dialog = useTexts("alertDialog");
	const here = useLocalPath();
	const { pathname, search } = useLocation();
	return (
		<div className="row-actions">
			<EditLink to={edit} aria-label={t("editOf", { name })} title={t("edit")} className={iconLink}>
				<Icon path={mdiPencil} size={18} />
			</EditLink>
			{more}
			{view !== null && (
				<a href={here(view)} aria-label={t("viewOf", { name })} title={t("view")} className={iconLink}>
					<Icon path={mdiOpenInNew} size={18} />
				</a>
			)}
			<Form method="post" action={remove.action} navigate={false}>
				<HiddenFields fields={{ name, back: pathname + search, ...remove.shown }} />
				<button
					type="submit"
					data-ask={dialog("deleteText", { name })}
					aria-label={t("deleteOf", { name })}
					title={remove.label}
					className={`${iconLink} text-bad`}
				>
					<Icon path={mdiTrashCanOutline} size={18} />
				</button>
			</Form>
		</div>
	);
}

/** The menu of a row, over the page; `children` are links and forms. The browser opens it, also without a script. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
	const id = useId();
	const label = useTexts("listing")("moreOf", { name });
	return (
		<>
			<button type="button" popoverTarget={id} title={label} className={iconLink}>
				<Icon path={mdiDotsVertical} size={18} />
			</button>
			<div
				id={id}
				popover="auto"
				onClick={({ currentTarget }) => currentTarget.hidePopover()}
				className="row-menu rounded-md border border-line bg-surface py-1 text-ink shadow-lg"
			>
				{children}
			</div>
		</>
	);
}

/** Not prefetched: the answer for a deleted record sets a message, which must not appear before the click. */
export function EditLink({ to, ...props }: Omit<LinkProps, "prefetch" | "to"> & { to: string }) {
	return <Link to={useFromHere()(to)} {...props} prefetch="none" />;
}
