import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { isFramed } from "../../ui/is-framed.ts";
import { PREVIEW_CHANGED, PREVIEW_FOLLOWS, PREVIEW_READY } from "./preview.ts";

/** Says that a page shows what is not published yet. Beside a form it follows what is kept there. */
export function PreviewNote() {
	const t = useTexts("draftPage");
	useFollowing();
	return (
		<p role="status" className="mb-4 rounded-sm border-l-4 border-amber bg-surface p-3 font-semibold print:hidden">
			{t("note")}
		</p>
	);
}

/** Loads the page's data anew when the form beside it says so; the page keeps its place. Links open tabs of their own. */
function useFollowing(): void {
	const { revalidate } = useRevalidator();
	const latest = useRef(revalidate);
	latest.current = revalidate;
	useEffect(() => {
		const { parent } = window;
		if (!isFramed()) return;
		const onMessage = ({ source, origin, data }: MessageEvent) => {
			if (source !== parent || origin !== location.origin || data !== PREVIEW_CHANGED) return;
			parent.postMessage(PREVIEW_FOLLOWS, location.origin);
			void latest.current();
		};
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			// What the page does itself, such as enlarging a picture, it does in the preview, too.
			if (!link || link.pathname === location.pathname || link.pathname.startsWith("/media/")) return;
			event.preventDefault();
			event.stopPropagation();
			window.open(link.href, "_blank", "noopener");
		};
		// The router would write its places over those of the page around this one, whose storage it shares.
		const onLeave = (event: Event) => event.stopImmediatePropagation();
		window.addEventListener("pagehide", onLeave, true);
		window.addEventListener("message", onMessage);
		document.addEventListener("click", onClick, true);
		parent.postMessage(PREVIEW_READY, location.origin);
		return () => {
			window.removeEventListener("pagehide", onLeave, true);
			window.removeEventListener("message", onMessage);
			document.removeEventListener("click", onClick, true);
		};
	}, []);
}
