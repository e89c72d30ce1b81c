import type { ReactNode } from "react";

/** A choice of one among a few, side by side. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{legend}</legend>
			<div className="grid auto-cols-fr grid-flow-col rounded-sm border border-strong-line bg-ground p-0.5">
				{children}
			</div>
		</fieldset>
	);
}

export function Segment({
	name,
	value,
	checked,
	onChoose,
	children,
}: {
	name: string;
	value: string;
	checked: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	return (
		<label className="relative grid min-h-10 place-items-center rounded-[1px] px-2 text-center text-[0.9375rem] has-checked:bg-graphite has-checked:font-bold has-checked:text-on-graphite has-focus-visible:outline-3 has-focus-visible:outline-amber dark:has-checked:bg-amber dark:has-checked:text-on-amber">
			<input
				type="radio"
				name={name}
				value={value}
				checked={checked}
				onChange={onChoose}
				className="absolute inset-0 opacity-0"
			/>
			{children}
		</label>
	);
}
