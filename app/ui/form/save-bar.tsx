import { mdiContentSaveEditOutline, mdiFileDocumentEditOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonLook } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { useSaving } from "./use-saving.ts";

type Props = {
	/** Texts of the namespace saveBar. */
	text: (key: "cancel" | "save" | "saveAndStay" | "saveAndStayKeys" | "saving") => string;
	/** A button that keeps the form as a draft: its label, and what it does. */
	draft?: { label: string; title: string };
	cancelTo: string;
	/** Why saving is not possible at the moment, in words; null when it is. */
	blockedReason?: string | null;
	/** When the record was saved, in words. */
	saved?: string | null;
	/** Replaces the plain cancel link. */
	cancel?: ReactNode;
	/** Further buttons. */
	children?: ReactNode;
};

/** The bar at the bottom of an office form, always visible: save, save and stay (Ctrl/Cmd+S), cancel, last save. */
export function SaveBar({ text, draft, cancelTo, blockedReason = null, saved = null, cancel, children }: Props) {
	const saving = useSaving();
	return (
		<div className="save-bar sticky bottom-[var(--office-bar,0px)] z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 rounded-md border border-line bg-surface px-5 py-3 max-sm:gap-x-1.5 max-sm:px-3 max-sm:py-2 sm:px-6">
			<p role="status" className="mr-auto text-muted max-sm:text-sm max-sm:not-empty:w-full">
				{blockedReason ?? saved}
			</p>
			{children}
			{cancel ?? (
				<Link to={cancelTo} className={buttonLook({ kind: "secondary", className: "max-sm:grow max-sm:px-2" })}>
					{text("cancel")}
				</Link>
			)}
			{draft && (
				<Button
					type="submit"
					name="then"
					value="draft"
					kind="secondary"
					disabled={saving || blockedReason !== null}
					title={draft.title}
					className="max-sm:px-2.5"
				>
					<Icon path={mdiFileDocumentEditOutline} size={20} />
					<span className="max-md:sr-only">{draft.label}</span>
				</Button>
			)}
			<Button
				type="submit"
				name="then"
				value="stay"
				kind="secondary"
				disabled={saving || blockedReason !== null}
				title={text("saveAndStayKeys")}
				// A phone has no room for all, and what is typed keeps itself.
				className={draft ? "max-sm:hidden" : "max-sm:px-2.5"}
				aria-keyshortcuts="Control+S Meta+S"
			>
				<Icon path={mdiContentSaveEditOutline} size={20} />
				<span className="max-lg:sr-only">{text("saveAndStay")}</span>
			</Button>
			<Button type="submit" disabled={saving || blockedReason !== null} className="max-sm:grow max-sm:px-2">
				{text(saving ? "saving" : "save")}
			</Button>
		</div>
	);
}
