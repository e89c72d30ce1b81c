import { useEffect, useRef } from "react";

/**
 * The focus in a list whose items move and go. `focusOn` names the item and its buttons, best first, of which one is
 * focused once `items` have changed; where none can be, it is the list's first field. An item's elements have its key as
 * `data-place`, and its buttons have `data-step`.
 */
export function useStepFocus<Step extends string>(items: readonly unknown[]) {
	const list = useRef<HTMLDivElement>(null);
	const next = useRef<{ key: string | undefined; steps: Step[] } | null>(null);
	useEffect(() => {
		if (!next.current) return;
		const { key, steps } = next.current;
		next.current = null;
		const buttons = steps.map((step) =>
			list.current?.querySelector<HTMLButtonElement>(`[data-place="${key}"] [data-step=${step}]`),
		);
		(buttons.find((button) => button && !button.disabled) ?? list.current?.querySelector("input"))?.focus();
	}, [items]);
	return {
		list,
		focusOn(key: string | undefined, ...steps: Step[]) {
			next.current = { key, steps };
		},
	};
}
