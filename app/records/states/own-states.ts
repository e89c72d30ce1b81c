import type { RecordState } from "../../database/schema.ts";
import type { Namespace } from "../../i18n/texts.tsx";
import { possibleSteps, steps } from "./steps.ts";
import type { StateColumns } from "./states.ts";

/** A step between states that a collection names itself: the end of its address, and where it leads from and to. */
export type OwnStep = { path: string; from: readonly string[]; to: string };

/**
 * The states of a collection without pages on the website, and the steps between them. A record that was never saved
 * whole is a draft; when it is saved, it gets the first state.
 */
export type OwnStates = { own: readonly [string, ...string[]]; steps: Readonly<Record<string, OwnStep>> };

type NotOfPages<S extends readonly string[]> = Extract<S[number], RecordState> extends never ? unknown : never;

/** The states may not be named like those of pages, which mean that visitors see the record or once saw it. */
export const ownStates = <
	const S extends readonly [string, ...string[]],
	const T extends Record<string, { path: string; from: readonly S[number][]; to: S[number] }>,
>(
	own: S & NotOfPages<S>,
	steps: T,
) => ({ own: own as S, steps });

/** For a collection that leaves its states out: its records are drafts, or kept. */
const noStates: OwnStates = { own: ["kept"], steps: {} };

type Living = { states?: readonly RecordState[] | OwnStates };

const areOfPages = (states: Living["states"]): states is readonly RecordState[] => Array.isArray(states);

/** The states of a collection with pages; none for others. */
export function pageStates({ states }: Living): readonly RecordState[] {
	return areOfPages(states) ? states : [];
}

/** What a collection without pages says of its states; null for one with pages. */
export function ownStatesOf({ states = noStates }: Living): OwnStates | null {
	return areOfPages(states) ? null : states;
}

/** All states of a collection, for filters; none where there is nothing to tell apart. */
export function allStates(record: Living): readonly string[] {
	if (record.states === undefined) return [];
	return ownStatesOf(record) ? ["draft", ...ownStatesOf(record)!.own] : pageStates(record);
}

/** The state of a record that is saved whole. */
export function firstState(record: Living): string {
	return ownStatesOf(record)?.own[0] ?? "online";
}

/** The names of the steps that a record may take now. */
export function stepsNow(record: Living, row: StateColumns): string[] {
	const mine = ownStatesOf(record);
	if (!mine) return possibleSteps(pageStates(record), row);
	return Object.keys(mine.steps).filter((name) => mine.steps[name]!.from.includes(row.state));
}

/** The collection's own step of this name; undefined for a step of pages. */
export function ownStep(record: Living, name: string): OwnStep | undefined {
	return ownStatesOf(record)?.steps[name];
}

/** The end of a step's address. */
export function pathOf(record: Living, name: string): string {
	return stepsOf(record)[name]!.path;
}

/** The name of the step with this address; undefined if the collection has none. */
export function stepAt(record: Living, path: string): string | undefined {
	const all = stepsOf(record);
	return Object.keys(all).find((name) => all[name]!.path === path);
}

function stepsOf(record: Living): Readonly<Record<string, { path: string }>> {
	return ownStatesOf(record)?.steps ?? steps;
}

/** The namespace of a state's text; its key is `state.<name>`, as that of a step is `step.<name>`. */
export function stateTexts(record: Living & { texts: Namespace }, state: string): Namespace {
	return ownStatesOf(record)?.own.includes(state) ? record.texts : "recordStates";
}
