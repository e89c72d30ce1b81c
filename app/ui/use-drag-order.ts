import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";

/** Lets a card be dragged by its handle to another card's place. Offer buttons too, for users who can't drag. */
export function useDragOrder(index: number, onMove: (from: number, to: number) => void) {
	const card = useRef<HTMLLIElement>(null);
	const handle = useRef<HTMLButtonElement>(null);
	const [over, setOver] = useState(false);
	const move = useRef(onMove);
	move.current = onMove;
	useEffect(() => {
		if (!card.current || !handle.current) return;
		return combine(
			draggable({ element: card.current, dragHandle: handle.current, getInitialData: () => ({ index }) }),
			dropTargetForElements({
				element: card.current,
				onDragEnter: () => setOver(true),
				onDragLeave: () => setOver(false),
				onDrop: ({ source }) => {
					setOver(false);
					if (typeof source.data.index === "number") move.current(source.data.index, index);
				},
			}),
		);
	}, [index]);
	return { card, handle, over };
}
