import { mdiClose, mdiDownloadOutline, mdiFilterVariant, mdiTableColumnPlusAfter } from "@mdi/js";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { closeOnEscape } from "../ui/close-on-escape.ts";
import { inputLook } from "../ui/field.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { COLUMNS, filteredAddress, type ListPlace, type TableQuery, unknownWords } from "./table-query.ts";

type Props = {
	place: ListPlace;
	query: TableQuery<string>;
	/** The list's usual columns. */
	columns: readonly string[];
	words: ListWords;
	/** How many rows match. */
	count: number;
	/** Where all of them come from as a file; null for readers who may not have it. */
	exportAt: string | null;
};

/** The names of filters and columns, and of a filter's words. */
export type ListWords = { label: (name: string) => string; word: (name: string, word: string) => string };

/** What narrows a list and what it shows: filters as boxes, the chosen ones to take away, and the columns. */
export function ListTools({ place, query, columns, words, count, exportAt }: Props) {
	const bulk = useTexts("bulk");
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(query.filters ?? {});
	const unknown = unknownWords(search, place);
	return (
		<div className="mt-4 grid gap-3">
			<div className="flex flex-wrap gap-2">
				<Panel
					icon={mdiFilterVariant}
					label={chosen.length > 0 ? t("filtersActive", { count: chosen.length }) : t("filters")}
					replaced={[...Object.keys(place.filters ?? {}), ...(place.days ?? []), "page"]}
				>
					{Object.entries(place.filters ?? {}).map(([name, all]) => (
						<Choices
							key={name}
							name={name}
							legend={words.label(name)}
							choices={all.map((word) => [word, words.word(name, word)])}
							chosen={query.filters?.[name] ?? []}
						/>
					))}
					{place.days?.map((name) => (
						<DayChoice key={name} name={name} label={words.label(name)} chosen={query.filters?.[name]?.[0] ?? ""} />
					))}
				</Panel>
				<Panel icon={mdiTableColumnPlusAfter} label={t("columns")} replaced={[COLUMNS]}>
					<Choices
						name={COLUMNS}
						legend={t("columnsShown")}
						choices={(place.columns ?? []).map((name) => [name, words.label(name)])}
						chosen={query.columns ?? columns}
					/>
				</Panel>
				{exportAt && count > 0 && (
					<Form method="post" action={exportAt} reloadDocument>
						<HiddenFields fields={{ all: String(count) }} />
						<Button type="submit" kind="secondary" size="small">
							<Icon path={mdiDownloadOutline} size={18} /> {bulk("export")}
						</Button>
					</Form>
				)}
			</div>
			{chosen.length > 0 && (
				<ul className="flex flex-wrap gap-2" aria-label={t("filtersChosen")}>
					{chosen.flatMap(([name, some]) =>
						some.map((word) => (
							<li key={`${name} ${word}`}>
								<Link
									to={filteredAddress(
										search,
										name,
										some.filter((one) => one !== word),
									)}
									preventScrollReset
									className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-strong-line bg-surface px-2.5 text-sm font-semibold hover:bg-sunken"
								>
									{words.label(name)}: {words.word(name, word)}
									<Icon path={mdiClose} size={16} />
									<span className="sr-only">{t("filterRemove")}</span>
								</Link>
							</li>
						)),
					)}
				</ul>
			)}
			{unknown.length > 0 && (
				<p role="status" className="text-sm text-muted">
					{t("filterUnknown", { words: unknown.join(", ") })}
				</p>
			)}
		</div>
	);
}

/** A form in a drawer of the toolbar. With a script each choice counts at once; `replaced` are its own parameters. */
function Panel({
	icon,
	label,
	replaced,
	children,
}: {
	icon: string;
	label: string;
	replaced: readonly string[];
	children: ReactNode;
}) {
	const t = useTexts("listing");
	const submit = useSubmit();
	const search = new URLSearchParams(useLocation().search);
	const others = [...search].filter(([name]) => !replaced.includes(name));
	return (
		<details className="group relative" onKeyDown={closeOnEscape}>
			<summary className={buttonLook({ kind: "secondary", size: "small", className: "list-none" })}>
				<Icon path={icon} size={18} /> {label}
			</summary>
			<Form
				method="get"
				onChange={(event) => {
					if (!isHalfTyped(event.target)) void submit(event.currentTarget, { preventScrollReset: true, replace: true });
				}}
				className="mt-2 grid gap-4 rounded-md border border-line bg-surface p-4 sm:absolute sm:z-20 sm:w-[34rem] sm:max-w-[80vw] sm:grid-cols-2 sm:shadow-lg"
			>
				<HiddenFields fields={others} />
				{children}
				<Button type="submit" kind="secondary" size="small" className="without-script self-end justify-self-start">
					{t("apply")}
				</Button>
			</Form>
		</details>
	);
}

/** While the year of a day is typed, each digit makes another day. */
function isHalfTyped(field: EventTarget): boolean {
	return field instanceof HTMLInputElement && field.type === "date" && field.value !== "" && field.value < "1900";
}

type ChoicesProps = {
	name: string;
	legend: string;
	choices: [word: string, label: string][];
	chosen: readonly string[];
};

function Choices({ name, legend, choices, chosen }: ChoicesProps) {
	return (
		<fieldset>
			<legend className="label-caps pb-1.5">{legend}</legend>
			<div className="grid gap-1.5">
				{choices.map(([word, label]) => (
					<Choice key={word} name={name} word={word} label={label} isChosen={chosen.includes(word)} />
				))}
			</div>
		</fieldset>
	);
}

function Choice({ name, word, label, isChosen }: { name: string; word: string; label: string; isChosen: boolean }) {
	const box = useRef<HTMLInputElement>(null);
	// The address decides, so a box follows a chip that was taken away.
	useEffect(() => {
		if (box.current) box.current.checked = isChosen;
	}, [isChosen]);
	return (
		<label className="flex min-h-6 items-start gap-2">
			<input
				ref={box}
				type="checkbox"
				name={name}
				value={word}
				defaultChecked={isChosen}
				className="mt-px size-5 shrink-0 checked:accent-amber"
			/>
			{label}
		</label>
	);
}

function DayChoice({ name, label, chosen }: { name: string; label: string; chosen: string }) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// What is being typed is left alone.
		if (input.current && input.current !== document.activeElement) input.current.value = chosen;
	}, [chosen]);
	return (
		<label className="grid gap-1.5">
			<span className="label-caps">{label}</span>
			<input ref={input} type="date" name={name} defaultValue={chosen} className={`${inputLook} min-h-11`} />
		</label>
	);
}
