import type { ReactNode } from "react";

type Props = { kind: "good" | "bad" | "plain"; title: string; text?: string; className?: string; children?: ReactNode };

/** A message in the page; unlike a toast it stays. */
export function Notice({ kind, title, text, className = "", children }: Props) {
	const look = {
		good: "border-good bg-good-ground",
		bad: "border-bad bg-bad-ground",
		plain: "border-amber bg-surface",
	}[kind];
	return (
		<div role={kind === "bad" ? "alert" : "status"} className={`rounded-sm border-l-4 p-4 ${look} ${className}`}>
			<p className="font-bold">{title}</p>
			{text && <p>{text}</p>}
			{children}
		</div>
	);
}
