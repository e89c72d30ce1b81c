import { type ReactNode, useEffect } from "react";
import { Notice } from "../notice.tsx";
import { showToast } from "../toast.ts";

/**
 * Reports that a form was not saved, as a toast and as a lasting message. A new `of`, the answer, shows a new toast.
 */
export function SaveFailure({
	of,
	title,
	text,
	children,
}: {
	of: unknown;
	title: string;
	text: string;
	children?: ReactNode;
}) {
	useEffect(() => showToast({ kind: "bad", title, text }), [of, title, text]);
	return (
		<Notice kind="bad" title={title}>
			<p>{text}</p>
			{children}
		</Notice>
	);
}
