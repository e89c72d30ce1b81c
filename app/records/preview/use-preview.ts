import { createContext, useContext, useEffect, useState } from "react";
import { type PaneChoice, type PaneWidth, paneFields } from "./preview.ts";
import { useWideWindow } from "./use-wide-window.ts";

/** What the preview beside a form knows, and what the form tells it. */
export type Preview = {
	/** The record to show; null while there is none. */
	id: string | null;
	/** Changes with everything that is kept or saved. */
	state: string;
	/** It was opened, and there is something to show. A narrow window hides it. */
	isOpen: boolean;
	/** There is room beside the form; elsewhere the preview is a page. Not known on the server. */
	isWide: boolean;
	width: PaneWidth;
	toggle: () => void;
	setWidth: (width: PaneWidth) => void;
	tell: (keptAt: string | null) => void;
};

export const PreviewContext = createContext<Preview | null>(null);

/** The preview of the open form; null on pages that have none. */
export function usePreview(): Preview | null {
	return useContext(PreviewContext);
}

/** `state` says which text of the record the page was loaded with. */
export function usePreviewState(first: PaneChoice, id: string | null, state: string): Preview {
	const [choice, setChoice] = useState(first);
	const [keptAt, setKeptAt] = useState<string | null>(null);
	const isWide = useWideWindow();
	const change = (next: PaneChoice) => {
		setChoice(next);
		// No form of the page is concerned, so nothing of it is loaded anew. What is not kept counts for this page.
		void fetch("/admin/ansichten", { method: "POST", body: paneFields(next), keepalive: true }).catch(() => {});
	};
	return {
		id,
		state: `${state} ${keptAt}`,
		isOpen: choice.isOpen && id !== null,
		isWide,
		width: choice.width,
		toggle: () => change({ ...choice, isOpen: !choice.isOpen }),
		setWidth: (width) => change({ ...choice, width }),
		tell: setKeptAt,
	};
}

/** Tells the preview when the form's record was last kept. */
export function useTellPreview(keptAt: string | null): void {
	const preview = usePreview();
	useEffect(() => {
		preview?.tell(keptAt);
		// Only what the form says matters, not that the preview has changed.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [keptAt]);
}
