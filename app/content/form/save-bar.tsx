import { mdiClose } from "@mdi/js";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { useWayBack } from "../../office/use-way-back.ts";

/** The ids of forms beside a record's own that give up what is typed there, and empty it. */
export const DISCARD = "discard-typed";
export const CLEAR = "clear-form";

type Props = {
	/** Why saving is not possible at the moment, in words; null when it is. */
	blockedReason: string | null;
	/** When a draft was kept, and when the record was saved, in words. */
	kept: string | null;
	saved: string | null;
	/** Something was typed, which is given up by the form with the id `DISCARD`. */
	isTyped: boolean;
	/** Chooses what saving makes of the record. */
	children?: ReactNode;
};

/** The bar at the bottom of a record's form, always in sight. */
export function SaveBar({ blockedReason, kept, saved, isTyped, children }: Props) {
	const t = useTexts("saveBar");
	const back = useWayBack();
	const saving = useSaving();
	const blocked = saving || blockedReason !== null;
	const stay = useRef<HTMLButtonElement>(null);
	const cancel = (
		<>
			<Icon path={mdiClose} className="sm:hidden" /> <span className="max-sm:sr-only">{t("cancel")}</span>
		</>
	);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
				return;
			// Even when saving is not possible now: nobody wants to save the page as a file.
			event.preventDefault();
			const button = stay.current!;
			if (!button.matches(":disabled") && !document.querySelector("dialog:modal")) button.form!.requestSubmit(button);
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
	return (
		<div className="save-bar sticky bottom-14 lg:bottom-0 z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 rounded-md border border-line bg-surface px-5 py-3 max-sm:gap-x-1.5 max-sm:px-3 max-sm:py-2 sm:px-6 lg:not-has-[[value=scheduled]:checked]:flex-nowrap min-[90rem]:flex-nowrap lg:[&>:is(a,button)]:shrink-0">
			<p
				role="status"
				className="mr-auto text-muted max-sm:w-full max-sm:text-sm max-sm:has-[span]:absolute sm:max-lg:basis-40 lg:min-w-25"
			>
				{/* On a phone all else stands in one line. */}
				{blockedReason ?? kept ?? <span className="max-sm:hidden">{saved ?? t("required")}</span>}
			</p>
			{isTyped ? (
				<Button
					form={DISCARD}
					title={t("discard")}
					data-ask={t("discardText")}
					data-final
					kind="secondary"
					size="small"
				>
					{cancel}
				</Button>
			) : (
				<Link to={back} className={buttonLook({ kind: "secondary", size: "small" })}>
					{cancel}
				</Link>
			)}
			{children}
			{/* Ctrl+S (Cmd+S on a Mac) presses it: it saves and stays. */}
			<button ref={stay} type="submit" name="then" value="stay" hidden disabled={blocked} aria-label={t("save")} />
			<Button disabled={blocked} title={t("saveKeys")} aria-keyshortcuts="Control+S Meta+S" className="max-sm:px-2">
				{t(saving ? "saving" : "save")}
			</Button>
		</div>
	);
}
