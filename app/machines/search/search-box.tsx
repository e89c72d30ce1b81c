import { type ComponentType, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTexts, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { type OfferFilter, SEARCH_LENGTH } from "../list/list-address.ts";
import type { SuggestionListProps } from "./suggestion-list.tsx";
import { useLocation, useNavigate } from "react-router";
import { useCombobox } from "../../foundation/ui/use-combobox.ts";
import { useTypedAnswer } from "../../foundation/ui/use-typed-answer.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH, type Suggestion, type Suggestions } from "./suggestion.ts";

const SEARCH_PAUSE_MILLISECONDS = 300;
const SUGGESTION_PAUSE_MILLISECONDS = 120;
const LABEL_ID = "q-label";
const LIST_ID = "q-suggestions";

type Props = { value: string; type: OfferFilter["type"]; hasWeight: boolean; onSearch: (q: string) => void };

/**
 * Searches shortly after the last keystroke, and suggests meanings (ARIA APG, combobox). Adopts a value that changes
 * elsewhere, as by the back button.
 */
export function SearchBox({ value, type, hasWeight, onSearch }: Props) {
	const t = useTexts("angebot");
	const input = useRef<HTMLInputElement>(null);
	const grammar = useRef<typeof import("../list/search-grammar.ts") | null>(null);
	const wordsOf = (q: string) =>
		grammar.current?.readSearch(q, { pageType: type === "miete" ? type : "kauf", hasWeight }).q ?? q;
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
	const suggestions = useSuggestions(type, () => {
		clearTimeout(timer.current);
		if (input.current) input.current.value = "";
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
					Promise.all([import("./suggestion-list.tsx"), import("../list/search-grammar.ts")]).then(
						([{ SuggestionList }, read]) => {
							grammar.current = read;
							return setList(() => SuggestionList);
						},
						() => {},
					);
				}}
				onInput={(event) => {
					const q = event.currentTarget.value.trim();
					suggestions.type(q);
					clearTimeout(timer.current);
					timer.current = setTimeout(() => {
						asked.current.push(wordsOf(q));
						onSearch(q);
					}, SEARCH_PAUSE_MILLISECONDS);
				}}
				onBlur={({ currentTarget }) => {
					suggestions.close();
					// A condition that was typed is a filter now, and shown as one.
					if (wordsOf(currentTarget.value.trim()) === value) currentTarget.value = value;
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

/**
 * Returns the server's suggestions for the typed text, and the field's keys. `onChoose` is called before the page
 * of a suggestion opens.
 */
function useSuggestions(type: OfferFilter["type"], onChoose: () => void) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const path = useLocalPath()("/angebot/vorschlaege");
	const [q, setQ] = useState("");
	const [isClosed, setClosed] = useState(true);
	const isAsked = q.length >= SHORTEST_SEARCH && q.length <= LONGEST_SEARCH;
	const address = isAsked ? `${path}?${new URLSearchParams({ q, type })}` : null;
	const { answer } = useTypedAnswer<Suggestions>(address, SUGGESTION_PAUSE_MILLISECONDS);
	const groups = answer?.groups ?? [];
	const isOpen = !isClosed && groups.length > 0;
	const { field, list, toFirst } = useCombobox<Suggestion>({
		id: LIST_ID,
		groups,
		isOpen,
		first: -1,
		onChoose: ({ to }) => {
			turn(false);
			onChoose();
			// A machine knows the list that it was found in.
			void navigate(to, { state: { from: pathname + search } });
		},
	});
	const turn = (open: boolean) => {
		setClosed(!open);
		toFirst();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === "Escape" && isOpen) {
			// Neither clears the field nor closes the filters.
			event.preventDefault();
			event.stopPropagation();
			turn(false);
		}
		if (event.key === "ArrowDown" || event.key === "ArrowUp") setClosed(false);
		field.onKeyDown(event);
		if (event.key === "Enter" && !event.nativeEvent.isComposing) turn(false);
	};
	return {
		field: { ...field, onKeyDown: press },
		list,
		announcement: isOpen ? answer?.announcement : "",
		type: (typed: string) => {
			setQ(typed.toLowerCase());
			turn(true);
		},
		close: () => turn(false),
	};
}
