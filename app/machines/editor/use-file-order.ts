import { useState, useEffect, useRef } from "react";

export type Announced = "moved" | "removed" | "restored" | "replaced";
/** The buttons of a file, as their `data-step` names them. */
type Step = "forward" | "back" | "restore" | "show" | "replace";

/**
 * A file in the form. Its place keeps the `key` and the words when another file takes it; `before` is the one that it
 * took the place of since the last save. One that was taken out keeps its place, too, until that save.
 */
export type Placed<T> = T & { key: string; before: T | null; removed: boolean };

type Options<T> = {
	first: T[];
	/** The form's files that still existed at the last save; null if unknown. All others are removed from the form. */
	known: T[] | null;
	announce: (what: Announced, values: Record<string, number>) => string;
};

const placed = <T extends { id: string }>(file: T): Placed<T> => ({
	...file,
	key: file.id,
	before: null,
	removed: false,
});

/**
 * The order of a form's files. After one is moved or removed by keyboard, the focus stays nearby, and screen readers
 * announce the new position.
 */
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
		/** Those that were not taken out, and the indexes of their places. */
		left,
		places: left.map((file) => files.indexOf(file)),
		announcement,
		list,
		add: (file: T) => setFiles((now) => [...now, placed(file)]),
		/** Puts another file into a place, whose words stay. */
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
			if (by === "button")
				focusOn(moved.key, ...(to < from ? (["forward", "back"] as const) : (["back", "forward"] as const)));
			setFiles(files.toSpliced(from, 1).toSpliced(to, 0, moved));
			setAnnouncement(announce("moved", { from: from + 1, to: to + 1, count: files.length }));
		},
		/** Takes files out, each of which leaves its place and a way back there. */
		remove(keys: string[]) {
			const next = files.map((file) => (keys.includes(file.key) ? { ...file, removed: true } : file));
			focusOn(keys[0], "restore");
			setFiles(next);
			const values = { count: keys.length, left: next.filter(({ removed }) => !removed).length };
			setAnnouncement(announce("removed", values));
		},
		restore(key: string) {
			focusOn(key, "show", "back", "forward");
			change(key, (file) => ({ ...file, removed: false }), "restored");
		},
	};
}

export type FileOrder<T extends { id: string }> = ReturnType<typeof useFileOrder<T>>;

/**
 * The focus in a list whose items move and go. `focusOn` names the item and its buttons, best first, of which one is
 * focused once `items` have changed; where none can be, it is the list's first field. An item's elements have its key as
 * `data-place`, and its buttons have `data-step`.
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
