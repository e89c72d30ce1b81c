import type { MouseEvent, ReactNode, Ref } from "react";
import type { Combobox, Option } from "./use-combobox.ts";

type ListProps<T extends Option> = {
	of: Combobox<T>;
	label: string;
	ref?: Ref<HTMLDivElement>;
	className?: string;
	children: (option: T) => ReactNode;
};

export function OptionList<T extends Option>({ of, label, ref, className, children: draw }: ListProps<T>) {
	const { id, groups, isOpen, active, onChoose } = of;
	const options = groups.flatMap((group) => group.options);
	return (
		<div ref={ref} id={id} role="listbox" aria-label={label} hidden={!isOpen} className={className}>
			{groups.map(({ label: title, options: inGroup }, group) => (
				<div key={title} role="group" aria-labelledby={`${id}-group-${group}`} className="pb-1">
					<p id={`${id}-group-${group}`} role="presentation" className="label-caps px-3 pt-2 pb-1">
						{title}
					</p>
					{inGroup.map((option) => {
						const place = options.indexOf(option);
						return (
							<div
								key={option.to}
								id={`${id}-${place}`}
								role="option"
								tabIndex={-1}
								aria-selected={place === active}
								// Keeps the focus in the field.
								onPointerDown={(event) => event.preventDefault()}
								onClick={(event: MouseEvent) => onChoose(option, event.ctrlKey || event.metaKey)}
								className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-amber"
							>
								{draw(option)}
							</div>
						);
					})}
				</div>
			))}
		</div>
	);
}
