import { useEffect } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { showToast } from "../ui/toast.ts";
import type { Flash } from "./flash.server.ts";

/** Shows the message that a redirect brought along: as a toast, or as a line of the page without a script. */
export function FlashToast({ flash }: { flash: Flash | null }) {
	const t = useTexts((flash?.namespace ?? "common") as "common");
	const title = flash && t(flash.title, flash.values);
	const text = flash?.text ? t(flash.text, flash.values) : undefined;
	const kind = flash?.kind ?? "good";
	useEffect(() => {
		if (title) showToast({ kind, title, text });
	}, [flash, kind, title, text]);
	if (!title) return null;
	return (
		<p role="status" className="without-script page-width mt-6 border-l-4 border-amber font-bold">
			{title} {text}
		</p>
	);
}
