import { useEffect, useRef } from "react";
import { Notice } from "../notice.tsx";
import { showToast } from "../toast.ts";

type Props = {
	/** The answer, or what stands for it; a new one takes the focus again. */
	of: unknown;
	title: string;
	text: string;
	/** What else can be done, and the number to call. */
	details: string;
	phone: string;
};

/**
 * Says beside the button that nothing was sent, and stays; a toast repeats it. It is part of the form's own code: a line that has just
 * died brings no other.
 */
export function SendFailure({ of, title, text, details, phone }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.focus();
		showToast({ kind: "bad", title, text });
	}, [of, title, text]);
	return (
		// Without a script the attribute alone leads here.
		// oxlint-disable-next-line jsx-a11y/no-autofocus
		<div ref={box} tabIndex={-1} autoFocus>
			<Notice kind="bad" title={title}>
				<p>{text}</p>
				<p>
					{details}{" "}
					<a href={`tel:${phone.replace(/\(0\)|[^\d+]/g, "")}`} className="underline">
						{phone}
					</a>
				</p>
			</Notice>
		</div>
	);
}
