import { useRef, useState } from "react";
import type { Stored } from "../../media/upload/use-uploads.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { useStepFocus } from "./use-step-focus.ts";

/** Announced by screen readers after each step; `key` belongs to the namespace addOfferPage. */
type Announcement = { key: "moved" | "removed" | "restored" | "replaced"; values: Record<string, number> };
/** The buttons of its tools, as its `data-step` names them. */
type Step = "cover" | "forward" | "back" | "restore" | "show" | "undo" | "replace";

/**
 * A picture in the form. Its place keeps the `key` and the texts when another picture takes it; `before` is the one
 * that it took the place of since the last save. One that was taken out keeps its place, too, until that save.
 */
export type PlacedPicture = EditablePicture & { key: string; before: Stored | null; removed: boolean };

const placed = (picture: EditablePicture): PlacedPicture => ({
	...picture,
	key: picture.id,
	before: null,
	removed: false,
});

/**
 * The order of a form's pictures. After a picture is moved or removed by keyboard, the focus stays nearby, and screen
 * readers announce the new position.
 */
export function usePictureOrder(first: EditablePicture[]) {
	const items = useRef<HTMLOListElement>(null);
	const [pictures, setPictures] = useState(() => first.map(placed));
	const [announcement, setAnnouncement] = useState<Announcement | null>(null);
	const { list, focusOn } = useStepFocus<Step>("data-place", pictures);

	function put(key: string, to: (picture: PlacedPicture) => PlacedPicture) {
		setPictures((now) => now.map((picture) => (picture.key === key ? to(picture) : picture)));
		setAnnouncement({ key: "replaced", values: { position: pictures.findIndex((one) => one.key === key) + 1 } });
	}
	return {
		pictures,
		announcement,
		list,
		/** The element whose children are the pictures in their order. */
		items,
		/** Adds a picture at the end, or puts it in the place of another one, whose texts it keeps. */
		add(picture: Stored, place: string | null) {
			if (!pictures.some(({ key }) => key === place))
				return setPictures((now) => [...now, placed({ ...picture, alt: "", alt_en: "" })]);
			put(place!, (now) => ({ ...now, ...storedOf(picture), before: now.before ?? storedOf(now) }));
		},
		/** Takes back what replaced a picture. */
		takeBack(key: string) {
			focusOn(key, "replace");
			put(key, (now) => ({ ...now, ...now.before, before: null }));
		},
		keepOnly: (ids: string[]) => setPictures((now) => now.filter(({ id, removed }) => removed || ids.includes(id))),
		move(from: number, to: number, by: "button" | "drag" = "drag") {
			const moved = pictures[from];
			if (!moved || to < 0 || to >= pictures.length || to === from) return;
			const next = pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
			if (by === "button")
				focusOn(moved.key, ...(to < from ? (["forward", "back"] as const) : (["back", "forward"] as const)));
			setPictures(next);
			setAnnouncement({ key: "moved", values: { from: from + 1, to: to + 1, count: pictures.length } });
		},
		/** Takes pictures out, each of which leaves its place and a way back there. */
		remove(keys: string[]) {
			const next = pictures.map((picture) => (keys.includes(picture.key) ? { ...picture, removed: true } : picture));
			focusOn(keys[0], "restore");
			setPictures(next);
			setAnnouncement({
				key: "removed",
				values: { count: keys.length, left: next.filter(({ removed }) => !removed).length },
			});
		},
		restore(key: string) {
			focusOn(key, "show");
			setPictures(pictures.map((picture) => (picture.key === key ? { ...picture, removed: false } : picture)));
			setAnnouncement({ key: "restored", values: { position: pictures.findIndex((one) => one.key === key) + 1 } });
		},
	};
}

function storedOf({ id, path, width, height }: Stored): Stored {
	return { id, path, width, height };
}
