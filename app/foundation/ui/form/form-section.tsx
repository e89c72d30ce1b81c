import type { ReactNode } from "react";

/** As many columns of short fields as there is room for. */
export const fitColumns =
	"grid grid-cols-[repeat(auto-fill,minmax(min(11rem,max(45%,7.5rem)),1fr))] gap-x-4 gap-y-3 *:min-w-0 [&_label]:text-sm";

const columnLooks = {
	1: "grid gap-x-5 gap-y-4 *:min-w-0 grid-cols-1",
	2: "grid gap-x-5 gap-y-4 *:min-w-0 lg:grid-cols-2",
	fit: fitColumns,
};

type Props = { title: string; hint?: string; columns?: keyof typeof columnLooks; children: ReactNode };

export function FormSection({ title, hint, columns = 1, children }: Props) {
	return (
		<fieldset className="min-w-0 rounded-md border border-line bg-surface px-4 py-3.5 sm:px-6">
			<legend className="float-left mb-3 w-full">
				<h2 className="text-lg">{title}</h2>
				{hint && <span className="mt-0.5 block font-sans text-sm font-normal text-muted">{hint}</span>}
			</legend>
			<div className={`clear-both ${columnLooks[columns]}`}>{children}</div>
		</fieldset>
	);
}
