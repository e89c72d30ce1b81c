import { useState, useEffect, useRef } from "react";

type Announced = "moved" | "removed" | "restored" | "replaced";
/** A button of a file, as its `data-step` names it. */
type Step = "forward" | "back" | "restore" | "show" | "replace";

/**
 * A file at its place in the form. A file that replaces another takes over its `key` and words; `before` is the file
 * that it has replaced since the last save. A removed file keeps its place until the next save.
 */
export type Placed<T> = T & { key: string; before: T | null; removed: boolean };

/** The props of a form's list of files. */
export type FilesProps<T> = {
	first: T[];
	/** Those that still existed at the last save; the form drops all others. Null if unknown. */
	known: T[] | null;
	error: string | null;
	onBlocked: (reason: string | null) => void;
};

type Options<T> = Pick<FilesProps<T>, "first" | "known"> & {
	announce: (what: Announced, values: Record<string, number>) => string;
};

function placed<T extends { id: string }>(file: T): Placed<T> {
	return { ...file, key: file.id, before: null, removed: false };
}

/** The order of a form's files. A button's change leaves the focus nearby; screen readers announce every change. */
export function useFileOrder<T extends { id: string }>({ first, known, announce }: Options<T>) {
	const [files, setFiles] = useState(() => first.map(placed));
	const [announcement, setAnnouncement] = useState("");
	const { list, focusOn } = useStepFocus(files);
	const left = files.filter(({ removed }) => !removed);
	const [seen, setSeen] = useState(known);
	if (known !== seen) {
		setSeen(known);
		if (known) setFiles(files.filter(({ id, removed }) => removed || known.some((one) => one.id === id)));
	}
	const positionOf = (key: string) => files.findIndex((file) => file.key === key) + 1;
	const change = (key: string, to: (file: Placed<T>) => Placed<T>, what: Announced) => {
		setFiles((now) => now.map((file) => (file.key === key ? to(file) : file)));
		setAnnouncement(announce(what, { position: positionOf(key) }));
	};
	return {
		files,
		/** Those that were not removed, and their indexes. */
		left,
		places: left.map((file) => files.indexOf(file)),
		announcement,
		list,
		add: (file: T) => setFiles((now) => [...now, placed(file)]),
		/** Replaces a file, but not its words. */
		replace: (key: string, by: Partial<T>) =>
			change(key, (file) => ({ ...file, ...by, before: file.before ?? file }), "replaced"),
		/** Takes back what replaced a file. */
		takeBack(key: string) {
			focusOn(key, "replace");
			change(key, (file) => ({ ...file, ...file.before, before: null }), "replaced");
		},
		move(from: number, to: number, by: "button" | "drag" = "drag") {
			const moved = files[from];
			if (!moved || to < 0 || to >= files.length || to === from) return;
			if (by === "button" && to < from) focusOn(moved.key, "forward", "back");
			else if (by === "button") focusOn(moved.key, "back", "forward");
			setFiles(files.toSpliced(from, 1).toSpliced(to, 0, moved));
			setAnnouncement(announce("moved", { from: from + 1, to: to + 1, count: files.length }));
		},
		/** Removes files, each of which leaves a way back at its place. */
		remove(keys: string[]) {
			const next = files.map((file) => (keys.includes(file.key) ? { ...file, removed: true } : file));
			focusOn(keys[0], "restore");
			setFiles(next);
			const stay = next.filter(({ removed }) => !removed);
			setAnnouncement(announce("removed", { count: keys.length, left: stay.length }));
		},
		restore(key: string) {
			focusOn(key, "show", "back", "forward");
			change(key, (file) => ({ ...file, removed: false }), "restored");
		},
	};
}

export type FileOrder<T extends { id: string }> = ReturnType<typeof useFileOrder<T>>;

/**
 * The focus in a list whose items move and go. Once `items` have changed, it goes to the first enabled one of the
 * buttons given to `focusOn`, else to the list's first input. An item has its key as `data-place`.
 */
function useStepFocus(items: readonly unknown[]) {
	const list = useRef<HTMLDivElement>(null);
	const next = useRef<{ key: string | undefined; steps: Step[] } | null>(null);
	useEffect(() => {
		if (!next.current) return;
		const { key, steps } = next.current;
		next.current = null;
		const buttons = steps.map((step) =>
			list.current?.querySelector<HTMLButtonElement>(`[data-place="${key}"] [data-step=${step}]`),
		);
		(buttons.find((button) => button && !button.disabled) ?? list.current?.querySelector("input"))?.focus();
	}, [items]);
	return {
		list,
		focusOn(key: string | undefined, ...steps: Step[]) {
			next.current = { key, steps };
		},
	};
}
