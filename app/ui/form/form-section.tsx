import type { ReactNode } from "react";

/** A group of fields under a heading. */
export function FormSection({
	title,
	hint,
	columns,
	children,
}: {
	title: string;
	hint?: string;
	columns?: 2 | 3;
	children: ReactNode;
}) {
	return (
		<fieldset className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
			<legend className="float-left mb-4 w-full font-display text-xl font-bold">
				{title}
				{hint && <span className="mt-1 block font-sans text-sm font-normal text-muted">{hint}</span>}
			</legend>
			<div
				className={`clear-both grid gap-5 *:min-w-0 ${columns === 3 ? "sm:grid-cols-2 lg:grid-cols-3" : columns === 2 ? "sm:grid-cols-2" : ""}`}
			>
				{children}
			</div>
		</fieldset>
	);
}
