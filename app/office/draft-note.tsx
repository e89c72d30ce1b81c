import { useEffect, useRef } from "react";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import type { Draft } from "../ui/form/draft.ts";
import { Notice } from "../ui/notice.tsx";

type Props = {
	restored: Draft | null;
	onDiscard: () => void;
	/** Set after a draft was discarded. */
	onUndo: (() => void) | null;
	/** Takes the focus after the form was cleared, since the button that was pressed no longer exists. */
	focus: boolean;
};

/** Says that a draft was restored or discarded, with a button to undo either. */
export function DraftNote({ restored, onDiscard, onUndo, focus }: Props) {
	const t = useTexts("editor");
	const language = useLanguage();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (focus) (box.current ?? document.querySelector<HTMLElement>("main h1"))?.focus();
	}, [focus]);
	if (!restored && !onUndo) return null;
	return (
		<div ref={box} tabIndex={-1}>
			{restored ? (
				<Notice
					kind="plain"
					title={
						restored.savedAt
							? t("draftRestoredAt", { time: dateAndTime(language, restored.savedAt) })
							: t("draftRestored")
					}
				>
					<Button kind="secondary" size="small" onClick={onDiscard} className="mt-3">
						{t("draftDiscard")}
					</Button>
				</Notice>
			) : (
				<Notice kind="plain" title={t("draftDiscarded")}>
					<Button kind="secondary" size="small" onClick={() => onUndo?.()} className="mt-3">
						{t("draftUndo")}
					</Button>
				</Notice>
			)}
		</div>
	);
}
