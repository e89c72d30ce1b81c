import { type KeyboardEvent, useEffect, useState } from "react";

export type Option = { to: string };
export type OptionGroup<T extends Option> = { label: string; options: T[] };

type Props<T extends Option> = {
	id: string;
	groups: OptionGroup<T>[];
	isOpen: boolean;
	/** Which option is active until an arrow key is pressed: the first, or none (-1). */
	first: 0 | -1;
	onChoose: (option: T, inNewTab: boolean) => void;
};

export type Combobox<T extends Option> = Props<T> & { active: number };

/** A field that chooses among options (ARIA APG, combobox). The focus stays in it; arrow keys and Enter choose. */
export function useCombobox<T extends Option>(props: Props<T>) {
	const { id, groups, isOpen, first, onChoose } = props;
	const [place, setPlace] = useState<number>(first);
	const options = groups.flatMap((group) => group.options);
	const active = isOpen ? Math.min(place, options.length - 1) : -1;
	useEffect(() => {
		if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
	}, [id, active]);
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		const chosen = event.key === "Enter" ? options[active] : undefined;
		if (!chosen && (!step || options.length === 0)) return;
		event.preventDefault();
		if (chosen) return onChoose(chosen, event.ctrlKey || event.metaKey);
		// Where none is active at first, a step beyond either end leads back to none.
		const places = options.length - first;
		setPlace(((active - first + step + places) % places) + first);
	};
	const field = {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-expanded": isOpen && options.length > 0,
		"aria-controls": id,
		"aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
		onKeyDown: press,
	} as const;
	return { field, list: { ...props, active } satisfies Combobox<T>, active, toFirst: () => setPlace(first) };
}
