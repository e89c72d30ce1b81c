import { type ComponentProps, useId } from "react";

type Props = Pick<ComponentProps<"dialog">, "ref" | "onClose" | "children"> & { title: string; text: string };

/** A question over the page; its children are the buttons. */
export function QuestionDialog({ title, text, children, ...dialog }: Props) {
	const id = useId();
	return (
		<dialog
			{...dialog}
			role="alertdialog"
			aria-label={title}
			aria-describedby={id}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{title}</h2>
			<p id={id} className="mt-3 [overflow-wrap:anywhere] text-muted">
				{text}
			</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>
		</dialog>
	);
}
