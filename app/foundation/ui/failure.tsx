import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";
import { showToast } from "./toast.ts";

type Props = {
	title: string;
	text: string;
	/** A new one, such as the server's next answer, shows the toast again. */
	of?: unknown;
	/** It is read before anything else, also where no script runs. */
	takesFocus?: boolean;
	children?: ReactNode;
};

/** Says where it happened, and in a toast, that something failed. */
export function Failure({ title, text, of, takesFocus = false, children }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
		showToast({ kind: "bad", title, text });
	}, [of, title, text, takesFocus]);
	return (
		// oxlint-disable-next-line jsx-a11y/no-autofocus
		<div ref={box} tabIndex={takesFocus ? -1 : undefined} autoFocus={takesFocus}>
			<Notice kind="bad" title={title}>
				<p>{text}</p>
				{children}
			</Notice>
		</div>
	);
}
