import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

type Guard = {
	form: RefObject<HTMLFormElement | null>;
	/** The form opens with input that is not saved yet, for example after a refused save without JavaScript. */
	unsaved: boolean;
	/** There are changes that are not in the form's fields yet, such as a running upload. */
	busy: boolean;
	/** Whether nothing would be lost after all. */
	nothingToLose?: () => boolean;
	/** Fields whose changes `busy` covers. */
	ignoredFields?: string[];
};

const none: string[] = [];

/**
 * Asks before unsaved input is lost: `blocker` holds a navigation until the user decides; before a reload or closing
 * the window the browser asks in its own words. `markSaved` takes a snapshot of the form that counts as saved.
 */
export function useFormGuard({ form, unsaved, busy, nothingToLose, ignoredFields = none }: Guard) {
	const saved = useRef("");
	useEffect(() => {
		if (!unsaved) saved.current = formSnapshot(form.current, ignoredFields);
		// Only once: the form's initial contents count as saved, not later ones.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	const isSafe = useRef(nothingToLose);
	isSafe.current = nothingToLose;
	const changed = useCallback(
		() => !isSafe.current?.() && (busy || formSnapshot(form.current, ignoredFields) !== saved.current),
		[busy, form, ignoredFields],
	);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const samePage = currentLocation.pathname === nextLocation.pathname;
		return !samePage && changed();
	});
	// Who has agreed to leave is not asked again by the browser, when the next page is loaded whole.
	const leaves = blocker.state === "proceeding";
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (!leaves && changed()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [changed, leaves]);
	const markSaved = useCallback((snapshot: string) => void (saved.current = snapshot), []);
	return { blocker, markSaved };
}

/** Fields that say which version of the record a form shows, and nothing of what is typed. */
const ownFields = ["version", "draft", "form", "record"];

/** The contents of a form as one comparable text, without `ignoredFields` and what the form says of itself. */
export function formSnapshot(form: HTMLFormElement | null, ignoredFields = none): string {
	if (!form) return "";
	const fields = [...new FormData(form)].filter(([name]) => !ownFields.includes(name) && !ignoredFields.includes(name));
	return JSON.stringify(
		fields.map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.size}`]),
	);
}
