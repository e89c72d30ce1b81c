import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { otherParameters, SEARCH_LENGTH, tableAddress } from "./table-query.ts";

/** Long enough to finish a word, short enough not to wait for the list. */
const PAUSE_MILLISECONDS = 250;

/** `hint` says within the field what is searched. */
type Props = { q: string; texts: { search: string; hint?: string } };

/**
 * The search of a list. The list follows after a pause in typing, and all that is typed before leaving the field is one
 * step back in the browser. Without a script the form is sent as usual.
 */
export function ListSearch({ q, texts: { search: label, hint } }: Props) {
	const t = useTexts("listing");
	const { pathname, search } = useLocation();
	const parameters = new URLSearchParams(search);
	const input = useRef<HTMLInputElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hasSearched = useRef(false);
	const submit = useSubmit();
	const stop = () => {
		clearTimeout(pause.current);
		pause.current = undefined;
	};
	useEffect(() => {
		// Another list was opened, for example by going back; what is being typed is left alone.
		if (pause.current === undefined && input.current && input.current.value.trim() !== q) input.current.value = q;
	}, [q]);
	useEffect(() => stop, []);
	const searchSoon = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
		stop();
		pause.current = setTimeout(() => {
			stop();
			// Without the form's hash, which would scroll the page to the list's beginning.
			void submit(form, { action: pathname, replace: hasSearched.current, preventScrollReset: true });
			hasSearched.current = true;
		}, PAUSE_MILLISECONDS);
	};
	return (
		<Form
			method="get"
			role="search"
			aria-label={label}
			// A form that is sent by its button or the Enter key needs no second search.
			onSubmit={stop}
			className="flex flex-wrap items-center gap-2 max-sm:min-w-32 max-sm:flex-1"
		>
			<HiddenFields fields={otherParameters(parameters, ["q"])} />
			<label className="max-sm:min-w-32 max-sm:flex-1">
				<span className="sr-only">{label}</span>
				<input
					ref={input}
					type="search"
					name="q"
					maxLength={SEARCH_LENGTH}
					placeholder={hint ?? label}
					defaultValue={q}
					onChange={searchSoon}
					onBlur={() => (hasSearched.current = false)}
					className={`min-h-11 w-full min-w-0 rounded-sm border border-strong-line bg-ground px-3 placeholder:text-muted ${hint ? "sm:w-84" : "sm:w-56 lg:max-xl:w-48"}`}
				/>
			</label>
			<Button kind="secondary" className="max-sm:hidden">
				{t("searchButton")}
			</Button>
			{q && (
				<LinkButton to={tableAddress(parameters, { q: "" })} kind="quiet">
					{t("showAll")}
				</LinkButton>
			)}
		</Form>
	);
}
