import { type AriaAttributes, type KeyboardEvent, type RefObject, useEffect, useImperativeHandle } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "../../foundation/i18n/texts.tsx";
import { OptionList } from "../../foundation/ui/option-list.tsx";
import { useCombobox } from "../../foundation/ui/use-combobox.ts";
import { useTypedAnswer } from "../../foundation/ui/use-typed-answer.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH, type Suggestion, type SuggestionAnswer } from "./suggestion.ts";

const PAUSE_MILLISECONDS = 120;
/** The height of three machines, in pixels. */
const FEW_LINES = 200;
const LIST_ID = "q-suggestions";

export type SuggestionKeys = { press: (event: KeyboardEvent) => void; toFirst: () => void };

export type SuggestionsProps = {
	label: string;
	/** What is typed so far. */
	q: string;
	/** The offers to suggest first. */
	type: "kauf" | "miete" | "alle";
	isClosed: boolean;
	onClosed: (isClosed: boolean) => void;
	/** Set here: what the field does with its keys. */
	keys: RefObject<SuggestionKeys | null>;
	/** Tells the field the attributes of a combobox whenever they change. */
	onShown: (attributes: AriaAttributes) => void;
	/** Called before the page of a suggestion opens, with the words that it searches for. */
	onChoose: (q: string) => void;
};

/** The server's suggestions for what is typed in a field (ARIA APG, combobox). */
export function Suggestions({ label, q, type, isClosed, onClosed, keys, onShown, onChoose }: SuggestionsProps) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const path = useLocalPath()("/angebot/vorschlaege");
	const isAsked = q.length >= SHORTEST_SEARCH && q.length <= LONGEST_SEARCH;
	const address = isAsked ? `${path}?${new URLSearchParams({ q: q.toLowerCase(), type })}` : null;
	const { answer } = useTypedAnswer<SuggestionAnswer>(address, PAUSE_MILLISECONDS);
	const groups = answer?.groups ?? [];
	const isOpen = !isClosed && groups.length > 0;
	const { field, list, toFirst } = useCombobox<Suggestion>({
		id: LIST_ID,
		groups,
		isOpen,
		first: -1,
		onChoose: ({ to }) => {
			close();
			onChoose(new URLSearchParams(to.split("?")[1]).get("q") ?? "");
			// A machine's page leads back to where it was found.
			void navigate(to, { state: { from: pathname + search } });
		},
	});
	const { onKeyDown, ...attributes } = field;
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- the attributes change with these two alone
	useEffect(() => onShown(attributes), [isOpen, attributes["aria-activedescendant"]]);
	const close = () => {
		onClosed(true);
		toFirst();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === "Escape" && isOpen) {
			// Escape would also clear the field.
			event.preventDefault();
			event.stopPropagation();
			close();
		}
		if (event.key === "ArrowDown" || event.key === "ArrowUp") onClosed(false);
		onKeyDown(event);
		if (event.key === "Enter" && !event.nativeEvent.isComposing) close();
	};
	useImperativeHandle(keys, () => ({ press, toFirst }));
	return (
		<>
			<p role="status" className="sr-only">
				{isOpen && answer?.announcement}
			</p>
			<OptionList ref={isOpen ? place : null} of={list} label={label} className="suggestions">
				{(suggestion) => <SuggestionLine {...suggestion} />}
			</OptionList>
		</>
	);
}

/** Opens the list below its field; where few lines fit there but more above, between field and header. */
function place(list: HTMLElement | null) {
	if (!list) return;
	const field = list.parentElement!.getBoundingClientRect();
	const header = document.querySelector(".site-header")!.getBoundingClientRect();
	const { height, offsetTop } = window.visualViewport!;
	const bars = [...document.querySelectorAll(".cookie-banner, .comparison-bar")];
	const tops = bars.map((bar) => bar.getBoundingClientRect().top).filter((top) => top > field.bottom);
	// Home's hero hides what is beyond its end, and bars at the foot of the window what is behind them.
	const hidden = list.closest(".hero")?.getBoundingClientRect().bottom ?? Infinity;
	const end = Math.min(offsetTop + height, hidden, ...tops);
	const [above, below] = [field.top - Math.max(offsetTop, header.bottom), end - field.bottom];
	const isAbove = list.toggleAttribute("data-above", above > below && below < FEW_LINES);
	list.style.setProperty("--room", `${(isAbove ? above : below) - 8}px`);
}

function SuggestionLine({ label, lang, note, machine }: Suggestion) {
	return (
		<>
			{machine && (
				<span className="h-[2.625rem] w-14 shrink-0 overflow-hidden rounded-sm bg-sunken">
					{machine.picture && <img src={machine.picture} alt="" className="size-full object-cover" />}
				</span>
			)}
			<span className="grid min-w-0">
				<span lang={lang} className="line-clamp-2 font-semibold">
					{label}
				</span>
				{machine && <span className="text-sm text-muted">{machine.price}</span>}
			</span>
			<span className="ml-auto shrink-0 text-sm text-muted">{note}</span>
		</>
	);
}
