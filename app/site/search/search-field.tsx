import { type AriaAttributes, type ComponentProps, type ComponentType, type RefObject, useRef, useState } from "react";
import type { SuggestionKeys, SuggestionsProps } from "./suggestions.tsx";

type Props = Pick<
	ComponentProps<"input">,
	"defaultValue" | "placeholder" | "form" | "maxLength" | "onFocus" | "onBlur" | "onKeyDown"
> &
	Pick<SuggestionsProps, "type" | "label"> & {
		ref: RefObject<HTMLInputElement | null>;
		onType?: (q: string) => void;
		/** Called before the page of a suggestion opens. */
		onChoose?: () => void;
	};

/** A page's only field for a search. Its suggestions' code is loaded when it takes the focus. */
export function SearchField({ ref, type, label, onType, onChoose, onFocus, onBlur, onKeyDown, ...input }: Props) {
	const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
	const [q, setQ] = useState("");
	const [isClosed, setClosed] = useState(true);
	const [attributes, setAttributes] = useState<AriaAttributes>({});
	const keys = useRef<SuggestionKeys>(null);
	return (
		<>
			<input
				{...input}
				{...attributes}
				ref={ref}
				id="q"
				name="q"
				type="search"
				aria-label={label}
				autoComplete="off"
				enterKeyHint="search"
				onFocus={(event) => {
					onFocus?.(event);
					// If it can't be loaded, the field works without suggestions.
					import("./suggestions.tsx").then(
						(loaded) => setSuggestions(() => loaded.Suggestions),
						() => {},
					);
				}}
				onInput={({ currentTarget }) => {
					const typed = currentTarget.value.trim();
					setQ(typed);
					setClosed(false);
					keys.current?.toFirst();
					onType?.(typed);
				}}
				onKeyDown={(event) => {
					onKeyDown?.(event);
					keys.current?.press(event);
				}}
				onBlur={(event) => {
					setClosed(true);
					keys.current?.toFirst();
					onBlur?.(event);
				}}
			/>
			{Suggestions && (
				<Suggestions
					{...{ label, q, type, isClosed, keys }}
					onClosed={setClosed}
					onShown={setAttributes}
					onChoose={(searched) => {
						if (ref.current) ref.current.value = searched;
						onChoose?.();
					}}
				/>
			)}
		</>
	);
}
