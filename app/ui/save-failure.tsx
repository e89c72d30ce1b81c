import { useEffect } from "react";
import { Notice } from "./notice.tsx";
import { SIGN_IN_ADDRESS } from "./signed-out.ts";
import { showToast } from "./toast.ts";

/**
 * Reports that a form was not saved, as a toast and as a lasting message. A new `of`, the answer, shows a new toast.
 */
export function SaveFailure({
	of,
	title,
	text,
	signIn,
}: {
	of: unknown;
	title: string;
	text: string;
	/** The label of a link that opens the sign-in in a new tab. */
	signIn?: string;
}) {
	useEffect(() => showToast({ kind: "bad", title, text }), [of, title, text]);
	return (
		<Notice kind="bad" title={title}>
			<p>{text}</p>
			{signIn && (
				<a
					href={SIGN_IN_ADDRESS}
					target="_blank"
					className="mt-2 inline-block font-semibold underline underline-offset-4"
				>
					{signIn}
				</a>
			)}
		</Notice>
	);
}
