import { mdiPlus } from "@mdi/js";
import { type ReactNode, type ChangeEvent, type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { usePaginationTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { Pagination } from "../../foundation/ui/pagination.tsx";
import { useFromHere } from "../use-way-back.ts";
import { otherParameters, SEARCH_LENGTH, tableAddress, type TablePage } from "./table-query.ts";

export type ListingProps<Line> = {
	q: string;
	/** Null if it could not be read. */
	table: TablePage<Line> | null;
	texts: {
		search: string;
		/** What is searched, within the field. */
		hint?: string;
		add?: string;
		/** What stands there without any row; missing where `nothing` says it. */
		empty?: string;
		noMatch?: string;
		failed: string;
	};
	/** Where a record is added; missing where none can be. */
	addTo?: string;
	/** How many there are, where the list says it in its own words. */
	found?: ReactNode;
	/** What stands there without any row, where the list says more than that. */
	nothing?: ReactNode;
	/** What stands beside the search. */
	tools?: ReactNode;
	/** What stands between the search and the lines. */
	below?: ReactNode;
	/** A filter leaves some lines out. */
	isFiltered?: boolean;
	/** What to do where nothing matches. */
	noMatch?: ReactNode;
	children: (lines: Line[]) => ReactNode;
};

/** A list of records with search, perhaps an Add button, and pagination. */
export function Listing<Line>({
	q,
	table,
	texts,
	addTo,
	found,
	nothing,
	tools,
	below,
	isFiltered = false,
	noMatch,
	children,
}: ListingProps<Line>) {
	const t = useTexts("listing");
	const fromHere = useFromHere();
	const pageWords = usePaginationTexts(table?.page ?? 1, table?.pages ?? 1);
	const { pathname, search } = useLocation();
	const parameters = new URLSearchParams(search);
	const address = (change: { q?: string; page?: number }) => tableAddress(parameters, change);
	return (
		<>
			<div className="relative mt-3 flex flex-wrap items-center gap-2">
				<Form
					method="get"
					role="search"
					aria-label={texts.search}
					className="flex flex-wrap items-center gap-2 max-sm:w-full"
				>
					<HiddenFields fields={otherParameters(parameters)} />
					<label className="max-sm:flex-1">
						<span className="sr-only">{texts.search}</span>
						<SearchInput
							q={q}
							name="q"
							maxLength={SEARCH_LENGTH}
							placeholder={texts.hint ?? texts.search}
							className={`bg-ground placeholder:text-muted ${texts.hint ? "sm:w-[22rem]" : "sm:w-56"}`}
						/>
					</label>
					<Button type="submit" kind="secondary">
						{t("searchButton")}
					</Button>
					{q && (
						<LocalLink to={address({ q: "" })} className={buttonLook({ kind: "quiet" })}>
							{t("showAll")}
						</LocalLink>
					)}
				</Form>
				{tools}
				{addTo && (
					<LocalLink to={fromHere(addTo)} className={buttonLook({ className: "sm:ml-auto" })}>
						<Icon path={mdiPlus} size={18} /> {texts.add}
					</LocalLink>
				)}
			</div>
			{below}
			{table === null ? (
				<div className="mt-5">
					<Failure title={t("errorTitle")} text={texts.failed} />
					<a href={pathname + search} className={buttonLook({ kind: "secondary", className: "mt-4" })}>
						{t("retry")}
					</a>
				</div>
			) : (
				<>
					{found ??
						((isFiltered || q !== "") && (
							<p role="status" className="mt-4 text-muted">
								{t("found", { count: table.count })}
							</p>
						))}
					{table.count === 0
						? (nothing ?? (
								<>
									<p className="mt-6 text-lg">{isFiltered ? t("noneFiltered") : q ? texts.noMatch : texts.empty}</p>
									{noMatch}
								</>
							))
						: children(table.lines)}
					<Pagination page={table.page} pages={table.pages} address={(page) => address({ page })} words={pageWords} />
				</>
			)}
		</>
	);
}

/** Long enough to finish a word, short enough not to wait for the list. */
const PAUSE_MILLISECONDS = 250;

type Timer = ReturnType<typeof setTimeout> | undefined;

type SearchProps = Omit<ComponentProps<"input">, "type" | "defaultValue"> & {
	q: string;
};

/**
 * The search field of a list's form. The list follows after a pause in typing, and all that is typed before leaving the
 * field is one step back in the browser. Without a script the form is sent as usual.
 */
function SearchInput({ q, className = "", ...props }: SearchProps) {
	const input = useRef<HTMLInputElement>(null);
	const pause = useRef<Timer>(undefined);
	const hasSearched = useRef(false);
	const submit = useSubmit();
	const { pathname } = useLocation();
	useEffect(() => {
		// Another list was opened, for example by going back; what is being typed is left alone.
		if (pause.current === undefined && input.current && input.current.value.trim() !== q) input.current.value = q;
	}, [q]);
	useEffect(() => {
		// A form that is sent by its button or the Enter key needs no second search.
		const form = input.current!.form!;
		const stop = () => end(pause);
		form.addEventListener("submit", stop);
		return () => {
			stop();
			form.removeEventListener("submit", stop);
		};
	}, []);
	const search = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
		end(pause);
		pause.current = setTimeout(() => {
			end(pause);
			// Without the form's hash, which would scroll the page to the list's beginning.
			void submit(form, { action: pathname, replace: hasSearched.current, preventScrollReset: true });
			hasSearched.current = true;
		}, PAUSE_MILLISECONDS);
	};
	return (
		<input
			{...props}
			ref={input}
			type="search"
			defaultValue={q}
			onChange={search}
			onBlur={() => (hasSearched.current = false)}
			className={`min-h-11 w-full min-w-0 rounded-sm border border-strong-line px-3 ${className}`}
		/>
	);
}

function end(pause: RefObject<Timer>): void {
	clearTimeout(pause.current);
	pause.current = undefined;
}
