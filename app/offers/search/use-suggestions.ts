import { type KeyboardEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "../../i18n/texts.tsx";
import { useCombobox } from "../../ui/use-combobox.ts";
import { useTypedAnswer } from "../../ui/use-typed-answer.ts";
import type { OfferFilter } from "../list/list-address.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH, type Suggestion, type Suggestions } from "./suggestion.ts";

const PAUSE_MILLISECONDS = 120;

type Props = {
	/** The id of their list. */
	id: string;
	type: OfferFilter["type"];
	/** Before the page of a suggestion opens. */
	onChoose: () => void;
};

/** What the server suggests for what is typed into a field, and the keys of that field. */
export function useSuggestions({ id, type, onChoose }: Props) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const path = useLocalPath()("/angebot/vorschlaege");
	const [q, setQ] = useState("");
	const [isClosed, setClosed] = useState(true);
	const isAsked = q.length >= SHORTEST_SEARCH && q.length <= LONGEST_SEARCH;
	const address = isAsked ? `${path}?${new URLSearchParams({ q, type })}` : null;
	const { answer } = useTypedAnswer<Suggestions>(address, PAUSE_MILLISECONDS);
	const groups = answer?.groups ?? [];
	const isOpen = !isClosed && groups.length > 0;
	const { field, list, toFirst } = useCombobox<Suggestion>({
		id,
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
