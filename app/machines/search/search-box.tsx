import { mdiMagnify } from "@mdi/js";
import { useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { SearchField } from "../../site/search/search-field.tsx";
import { type OfferFilter, SEARCH_LENGTH } from "../list/list-address.ts";
import type { ReadSearch } from "../list/search-terms.ts";

const SEARCH_PAUSE_MILLISECONDS = 300;

type Props = {
	value: string;
	type: OfferFilter["type"];
	hasWeight: boolean;
	form: string;
	/** Gets the previous text, as read, where this one replaces it. */
	onSearch: (q: string, replaced: ReadSearch | null) => void;
};

/** Searches shortly after the last key. Takes over a value that changes elsewhere, as by the back button. */
export function SearchBox({ value, type, hasWeight, form, onSearch }: Props) {
	const t = useTexts("angebot");
	const input = useRef<HTMLInputElement>(null);
	const grammar = useRef<typeof import("../list/search-grammar.ts") | null>(null);
	const read = (q: string) =>
		grammar.current?.readSearch(q, { pageType: type === "miete" ? type : "kauf", hasWeight }) ?? null;
	const wordsOf = (q: string) => read(q)?.q ?? q;
	const last = useRef<ReadSearch | null>(null);
	// The text that Enter sent: its list is the answer to it, unless something else is typed meanwhile.
	const entered = useRef<string>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Searches from here whose list is on its way; its arrival must not undo further typing, and no other list's either.
	const asked = useRef<string[]>([]);
	useEffect(() => {
		const isWaiting = timer.current !== undefined && input.current?.value !== entered.current;
		const isNewer = isWaiting || asked.current.includes(value);
		const isTyping = document.activeElement === input.current && isNewer;
		if (input.current && !isTyping) input.current.value = value;
		if (value === asked.current.at(-1)) asked.current = [];
	}, [value]);
	const stop = () => {
		clearTimeout(timer.current);
		timer.current = undefined;
	};
	useEffect(() => stop, []);
	return (
		<div className="site-search">
			<SearchField
				ref={input}
				type={type}
				label={t("search")}
				form={form}
				defaultValue={value}
				maxLength={SEARCH_LENGTH}
				placeholder={t(type === "miete" ? "searchHintHire" : "searchHint")}
				onFocus={() => {
					// If this fails, conditions stay in the field until the list answers.
					import("../list/search-grammar.ts").then(
						(loaded) => (grammar.current = loaded),
						() => {},
					);
				}}
				onType={(q) => {
					stop();
					timer.current = setTimeout(() => {
						timer.current = undefined;
						asked.current.push(wordsOf(q));
						onSearch(q, last.current && !q.includes(last.current.q) ? last.current : null);
						last.current = read(q);
					}, SEARCH_PAUSE_MILLISECONDS);
				}}
				onChoose={stop}
				onKeyDown={({ key, currentTarget }) => {
					if (key === "Enter") entered.current = currentTarget.value;
				}}
				onBlur={({ currentTarget }) => {
					// A typed condition is a filter now, and shown as one.
					if (wordsOf(currentTarget.value.trim()) === value) currentTarget.value = value;
				}}
			/>
			<button type="submit" form={form} aria-label={t("search")}>
				<Icon path={mdiMagnify} size={20} />
			</button>
		</div>
	);
}
