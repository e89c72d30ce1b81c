import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useSaving } from "./use-saving.ts";

type Props = {
	/** Texts of the namespace saveBar. */
	text: (key: "save" | "saveKeys" | "saving" | "required") => string;
	/** Why saving is not possible at the moment, in words; null when it is. */
	blockedReason: string | null;
	/** When the record was saved, in words. */
	saved: string | null;
	/** The way back, or the button that gives up what was typed. */
	cancel: ReactNode;
	/** Chooses what saving makes of the record. */
	children?: ReactNode;
};

/** The bar at the bottom of an office form, always in sight. */
export function SaveBar({ text, blockedReason, saved, cancel, children }: Props) {
	const saving = useSaving();
	const blocked = saving || blockedReason !== null;
	return (
		<div className="save-bar sticky bottom-[var(--office-bar,0px)] z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 rounded-md border border-line bg-surface px-5 py-3 max-sm:gap-x-1.5 max-sm:px-3 max-sm:py-2 sm:px-6 lg:flex-nowrap lg:[&>:is(a,button)]:shrink-0">
			{/* On a phone it shares a line with the button, or has one of its own. */}
			<p
				role="status"
				className="mr-auto text-muted max-sm:grow max-sm:basis-1/2 max-sm:text-sm max-sm:has-[span]:absolute"
			>
				{blockedReason ?? saved ?? <span className="whitespace-nowrap max-sm:hidden">{text("required")}</span>}
			</p>
			{cancel}
			{children}
			{/* Ctrl+S presses it: it saves and stays. */}
			<button type="submit" name="then" value="stay" hidden disabled={blocked} aria-label={text("save")} />
			<Button
				disabled={blocked}
				title={text("saveKeys")}
				aria-keyshortcuts="Control+S Meta+S"
				className="max-sm:grow max-sm:px-2"
			>
				{text(saving ? "saving" : "save")}
			</Button>
		</div>
	);
}
