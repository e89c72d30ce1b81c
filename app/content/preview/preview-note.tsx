import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PREVIEW_CHANNEL } from "./preview.ts";

/** Says that a page shows what is not published yet, and loads its data again when the form has kept something. */
export function PreviewNote() {
	const t = useTexts("draftPage");
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const channel = new BroadcastChannel(PREVIEW_CHANNEL);
		channel.onmessage = ({ data }) => {
			if (location.pathname.endsWith(`/${data}`)) void revalidate();
		};
		return () => channel.close();
	}, [revalidate]);
	return (
		<p role="status" className="mb-4 rounded-sm border-l-4 border-amber bg-surface p-3 font-semibold print:hidden">
			{t("note")}
		</p>
	);
}
