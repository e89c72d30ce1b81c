import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { type OfferFilter, SEARCH_LENGTH } from "../list/list-address.ts";
import type { ListShown, SuggestionListProps } from "./suggestion-list.tsx";

const SEARCH_PAUSE_MILLISECONDS = 300;
const LABEL_ID = "q-label";
const LIST_ID = "q-suggestions";
const closed: ListShown = { open: false, active: undefined };

type Props = {
	value: string;
	/** The text that was searched for; some of it may be filters now and no longer in the value. */
	searched: string;
	type: OfferFilter["type"];
	onSearch: (q: string) => void;
};

/**
 * Searches shortly after the last keystroke, and suggests what may be meant (ARIA APG, combobox). Takes over a value
 * that changes elsewhere, as by the back button.
 */
export function SearchBox({ value, searched, type, onSearch }: Props) {
	const t = useTexts("angebot");
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
	const [list, setShown] = useState(closed);
	// Without a script it is a field for a search and no more.
	const [isScripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	// What was asked for here and has not come yet: it must not undo what is typed meanwhile.
	const asked = useRef<string[]>([]);
	useEffect(() => {
		const isTyping = document.activeElement === input.current && asked.current.includes(searched);
		if (input.current && !isTyping) input.current.value = value;
		if (searched === asked.current.at(-1)) asked.current = [];
	}, [value, searched]);
	useEffect(() => () => clearTimeout(timer.current), []);
	const combobox = {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-expanded": list.open,
		"aria-controls": LIST_ID,
		"aria-activedescendant": list.active,
	} as const;
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
				{...(isScripted && combobox)}
				onFocus={() => {
					// Where it can't be loaded, the field goes without.
					import("./suggestion-list.tsx").then(
						({ SuggestionList }) => setList(() => SuggestionList),
						() => {},
					);
				}}
				onInput={(event) => {
					const q = event.currentTarget.value.trim();
					clearTimeout(timer.current);
					timer.current = setTimeout(() => {
						asked.current.push(q);
						onSearch(q);
					}, SEARCH_PAUSE_MILLISECONDS);
				}}
				onBlur={({ currentTarget }) => {
					// What was typed of a price or a year is a filter now, and shown as one.
					if (currentTarget.value.trim() === searched) currentTarget.value = value;
				}}
				className="min-h-11 w-full rounded-sm border border-strong-line bg-ground px-3"
			/>
			{List && (
				<List
					id={LIST_ID}
					labelId={LABEL_ID}
					input={input}
					type={type}
					onShow={setShown}
					onChoose={() => {
						clearTimeout(timer.current);
						if (input.current) input.current.value = "";
					}}
				/>
			)}
		</div>
	);
}
