import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "../../i18n/texts.tsx";
import { CroppedPicture, useMissing } from "../../media/image.tsx";
import { unbroken } from "../offer-name.ts";
import type { OfferFilter } from "../list/list-address.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH, type Suggestion, type Suggestions } from "./suggestion.ts";

const PAUSE_MILLISECONDS = 120;
const nothing: Suggestions = { groups: [], announcement: "" };

/** What the field has to say about its list. */
export type ListShown = { open: boolean; active: string | undefined };
export type SuggestionListProps = {
	id: string;
	/** The id of the field's label, which is the list's, too. */
	labelId: string;
	input: RefObject<HTMLInputElement | null>;
	type: OfferFilter["type"];
	onShow: (list: ListShown) => void;
	/** Before the page of a suggestion opens. */
	onChoose: () => void;
};

/** The suggestions below a field, over what follows it. The focus stays in the field; arrow keys choose. */
export function SuggestionList({ id, labelId, input, type, onShow, onChoose }: SuggestionListProps) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const [typed, setTyped] = useState("");
	const [isClosed, setClosed] = useState(true);
	const [active, setActive] = useState(-1);
	const { groups, announcement } = useSuggested(typed, type);
	const options = groups.flatMap((group) => group.options);
	const open = !isClosed && options.length > 0;
	const optionId = (at: number) => `${id}-${at}`;

	const choose = ({ href }: Suggestion) => {
		setClosed(true);
		onChoose();
		// A machine knows the list that it was found in.
		void navigate(href, { state: { from: pathname + search } });
	};
	const change = useEffectEvent(() => {
		setTyped(input.current?.value.trim() ?? "");
		setActive(-1);
		setClosed(false);
	});
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		if (step && options.length > 0) {
			event.preventDefault();
			setClosed(false);
			// One step beyond either end leads back into the field.
			const places = options.length + 1;
			setActive(open ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : options.length - 1);
		} else if (event.key === "Enter") {
			const chosen = open ? options[active] : undefined;
			if (chosen) event.preventDefault();
			if (chosen) choose(chosen);
			else setClosed(true);
		} else if (event.key === "Escape" && open) {
			// Neither clears the field nor closes the filters.
			event.preventDefault();
			event.stopPropagation();
			setClosed(true);
		}
	});
	const leave = useEffectEvent(() => setClosed(true));
	useEffect(() => {
		const field = input.current!;
		field.addEventListener("input", change);
		field.addEventListener("keydown", press);
		field.addEventListener("blur", leave);
		// It was loaded while somebody was typing already.
		if (field.value.trim() !== field.defaultValue.trim()) change();
		return () => {
			field.removeEventListener("input", change);
			field.removeEventListener("keydown", press);
			field.removeEventListener("blur", leave);
		};
	}, [input]);
	useEffect(() => onShow({ open, active: open && active >= 0 ? optionId(active) : undefined }), [open, active]); // oxlint-disable-line react-hooks/exhaustive-deps
	useEffect(() => {
		if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
	}, [open, active]); // oxlint-disable-line react-hooks/exhaustive-deps

	return (
		<>
			<p role="status" className="sr-only">
				{open && announcement}
			</p>
			<div
				id={id}
				role="listbox"
				aria-labelledby={labelId}
				hidden={!open}
				// The focus stays in the field.
				onPointerDown={(event) => event.preventDefault()}
				className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-md border border-strong-line bg-surface p-1 shadow-lg"
			>
				{groups.map(({ label, options: inGroup }, group) => (
					<div key={label} role="group" aria-labelledby={`${id}-group-${group}`} className="pb-1">
						<p id={`${id}-group-${group}`} role="presentation" className="label-caps px-2 pt-2 pb-1">
							{label}
						</p>
						{inGroup.map((option) => {
							const place = options.indexOf(option);
							return (
								<div
									key={option.href}
									id={optionId(place)}
									role="option"
									tabIndex={-1}
									aria-selected={place === active}
									onClick={() => choose(option)}
									className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-amber"
								>
									<Option option={option} />
								</div>
							);
						})}
					</div>
				))}
			</div>
		</>
	);
}

function Option({ option: { label, lang, note, picture } }: { option: Suggestion }) {
	const [missing, onMissing] = useMissing();
	return (
		<>
			{picture !== undefined && (
				<span className="h-[2.625rem] w-14 shrink-0 overflow-hidden rounded-sm bg-sunken">
					{picture && !missing && (
						<CroppedPicture picture={picture} sizes="3.5rem" onMissing={onMissing} className="size-full object-cover" />
					)}
				</span>
			)}
			<span lang={lang} className="line-clamp-2 min-w-0 font-semibold">
				{unbroken(label)}
			</span>
			<span className="ml-auto shrink-0 text-sm text-muted">{note}</span>
		</>
	);
}

/** What the server suggests, asked after a pause in typing. Until it answers, the earlier suggestions stay. */
function useSuggested(typed: string, type: OfferFilter["type"]): Suggestions {
	const address = useLocalPath()("/angebot/vorschlaege");
	const [suggested, setSuggested] = useState(nothing);
	useEffect(() => {
		const q = typed.toLowerCase();
		if (q.length < SHORTEST_SEARCH || q.length > LONGEST_SEARCH) return setSuggested(nothing);
		const asking = new AbortController();
		const ask = async () => {
			const answer = await fetch(`${address}?${new URLSearchParams({ q, type })}`, { signal: asking.signal });
			setSuggested(answer.ok ? ((await answer.json()) as Suggestions) : nothing);
		};
		// A line that fails leaves the field as it is without suggestions; an older question is given up.
		const pause = setTimeout(() => void ask().catch(() => !asking.signal.aborted && setSuggested(nothing)), PAUSE_MILLISECONDS); // prettier-ignore
		return () => {
			clearTimeout(pause);
			asking.abort();
		};
	}, [typed, type, address]);
	return suggested;
}
