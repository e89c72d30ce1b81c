import { useEffect, useRef, useState } from "react";
import type { EditablePicture } from "./offer-pictures.server.ts";

/** Announced by screen readers after each step; `key` belongs to the namespace addOfferPage. */
type Announcement = { key: "moved" | "removed"; values: Record<string, number> };
/** The buttons of a card, as its `data-step` names them. */
type Step = "forward" | "back" | "remove";

/**
 * The order of a form's pictures. After a picture is moved or removed by keyboard, the focus stays nearby, and screen
 * readers announce the new position.
 */
export function usePictureOrder(first: EditablePicture[]) {
	const list = useRef<HTMLDivElement>(null);
	const [pictures, setPictures] = useState(first);
	const [announcement, setAnnouncement] = useState<Announcement | null>(null);
	const focus = useRef<{ id: string | undefined; steps: Step[] } | null>(null);
	useEffect(() => {
		if (!focus.current) return;
		const { id, steps } = focus.current;
		focus.current = null;
		const buttons = steps.map((step) =>
			list.current?.querySelector<HTMLButtonElement>(`[data-picture="${id}"] [data-step=${step}]`),
		);
		(buttons.find((button) => button && !button.disabled) ?? list.current?.querySelector("input"))?.focus();
	}, [pictures]);

	return {
		pictures,
		announcement: announcement,
		list,
		add: (picture: EditablePicture) => setPictures((now) => [...now, picture]),
		keepOnly: (ids: string[]) => setPictures((now) => now.filter(({ id }) => ids.includes(id))),
		move(from: number, to: number, by: "button" | "drag" = "drag") {
			const moved = pictures[from];
			if (!moved || to < 0 || to >= pictures.length || to === from) return;
			const next = pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
			if (by === "button")
				focus.current = { id: moved.id, steps: to < from ? ["forward", "back"] : ["back", "forward"] };
			setPictures(next);
			setAnnouncement({ key: "moved", values: { from: from + 1, to: to + 1, count: pictures.length } });
		},
		remove(index: number) {
			const next = pictures.toSpliced(index, 1);
			focus.current = { id: (next[index] ?? next.at(-1))?.id, steps: ["remove"] };
			setPictures(next);
			setAnnouncement({ key: "removed", values: { position: index + 1, count: next.length } });
		},
	};
}
