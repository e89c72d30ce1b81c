import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";
import { showToast } from "./toast.ts";

type Props = {
	title: string;
	text: string;
	/** When it changes, as with the server's next answer, the toast is shown again. */
	of?: unknown;
	/** Takes the focus, also without a script, so that it is read before anything else. */
	takesFocus?: boolean;
	className?: string;
	children?: ReactNode;
};

/** Says that something failed, in its place and in a toast. */
export function Failure({ title, text, of, takesFocus = false, className, children }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
		showToast({ kind: "bad", title, text });
	}, [of, title, text, takesFocus]);
	return (
		// oxlint-disable-next-line jsx-a11y/no-autofocus
		<div ref={box} tabIndex={takesFocus ? -1 : undefined} autoFocus={takesFocus} className={className}>
			<Notice kind="bad" title={title} text={text}>
				{children}
			</Notice>
		</div>
	);
}
