import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { type OfferFilter, SEARCH_LENGTH } from "../list/list-address.ts";
import { withoutPrice } from "../list/typed-price.ts";
import type { SuggestionListProps } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const SEARCH_PAUSE_MILLISECONDS = 300;
const LABEL_ID = "q-label";
const LIST_ID = "q-suggestions";

type Props = { value: string; type: OfferFilter["type"]; onSearch: (q: string) => void };

/**
 * Searches shortly after the last keystroke, and suggests meanings (ARIA APG, combobox). Adopts a value that changes
 * elsewhere, as by the back button.
 */
export function SearchBox({ value, type, onSearch }: Props) {
	const t = useTexts("angebot");
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
	// Without a script it is a field for a search and no more.
	const [isScripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	// Searches requested here whose list has not loaded yet; their arrival must not undo further typing.
	const asked = useRef<string[]>([]);
	useEffect(() => {
		const isTyping = document.activeElement === input.current && asked.current.includes(value);
		if (input.current && !isTyping) input.current.value = value;
		if (value === asked.current.at(-1)) asked.current = [];
	}, [value]);
	useEffect(() => () => clearTimeout(timer.current), []);
	const suggestions = useSuggestions({
		id: LIST_ID,
		type,
		onChoose: () => {
			clearTimeout(timer.current);
			if (input.current) input.current.value = "";
		},
	});
	return (
		<div className="relative grid gap-1.5">
			<label htmlFor="q" id={LABEL_ID} className="font-semibold">
				{t("search")}
			</label>
			<input
				ref={input}
				id="q"
				name="q"
				type="search"
				defaultValue={value}
				maxLength={SEARCH_LENGTH}
				placeholder={t("searchHint")}
				autoComplete="off"
				enterKeyHint="search"
				{...(isScripted && suggestions.field)}
				onFocus={() => {
					// If the list can't be loaded, the field works without it.
					import("./suggestion-list.tsx").then(
						({ SuggestionList }) => setList(() => SuggestionList),
						() => {},
					);
				}}
				onInput={(event) => {
					const q = event.currentTarget.value.trim();
					suggestions.type(q);
					clearTimeout(timer.current);
					timer.current = setTimeout(() => {
						asked.current.push(withoutPrice(q));
						onSearch(q);
					}, SEARCH_PAUSE_MILLISECONDS);
				}}
				onBlur={({ currentTarget }) => {
					suggestions.close();
					// A price that was typed is a filter now, and shown as one.
					if (withoutPrice(currentTarget.value.trim()) === value) currentTarget.value = value;
				}}
				className="min-h-11 w-full rounded-sm border border-strong-line bg-ground px-3"
			/>
			<p role="status" className="sr-only">
				{suggestions.announcement}
			</p>
			{List && <List of={suggestions.list} labelId={LABEL_ID} />}
		</div>
	);
}
