import { useEffect } from "react";
import { Notice } from "./notice.tsx";
import { showToast } from "./toast.ts";

/** Reports that something could not be loaded, as a toast and in its place on the page. */
export function LoadFailure({ title, text }: { title: string; text: string }) {
	useEffect(() => showToast({ kind: "bad", title, text }), [title, text]);
	return (
		<Notice kind="bad" title={title}>
			<p>{text}</p>
		</Notice>
	);
}
