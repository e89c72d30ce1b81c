import { type RefObject, useCallback, useEffect, useId } from "react";
import { type ListShown, SuggestionList } from "./suggestion-list.tsx";

type Props = { input: RefObject<HTMLInputElement | null>; label: string };

/** Makes a combobox of the search in the header or the hero; it comes when the field takes the focus. */
export function SiteSuggestions({ input, label }: Props) {
	const id = useId();
	const labelId = `${id}-label`;
	useEffect(() => {
		for (const [name, value] of [
			["role", "combobox"],
			["autocomplete", "off"],
			["aria-autocomplete", "list"],
			["aria-controls", id],
		] as const)
			input.current?.setAttribute(name, value);
	}, [id, input]);
	const show = useCallback(
		({ open, active }: ListShown) => {
			input.current?.setAttribute("aria-expanded", String(open));
			input.current?.setAttribute("aria-activedescendant", active ?? "");
		},
		[input],
	);
	const clear = () => input.current?.form?.reset();
	return (
		<div className="absolute top-full right-0 w-full sm:min-w-96">
			<span id={labelId} hidden>
				{label}
			</span>
			<SuggestionList id={id} labelId={labelId} input={input} type="kauf" onShow={show} onChoose={clear} />
		</div>
	);
}
