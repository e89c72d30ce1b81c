import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** While an item is dragged within EDGE pixels of the window's edge, the page scrolls by STEP pixels a frame. */
const EDGE = 80;
const STEP = 12;

type Drag = { from: number; item: HTMLElement; x: number; y: number; scrolled: number; at: { x: number; y: number } };

/**
 * Lets mouse, pen or finger drag a list's items by their handles to one another's places. A handle needs
 * `touch-action: none`, or a finger would scroll the page. Users who can't drag need buttons too.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
	const drag = useRef<Drag | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const items = () => [...(list.current?.children ?? [])];
	const target = ({ at, item }: Drag) =>
		items().findIndex((other) => other !== item && document.elementsFromPoint(at.x, at.y).includes(other));

	function follow() {
		const dragged = drag.current;
		if (!dragged) return;
		const { item, x, y, scrolled, at } = dragged;
		item.style.translate = `${at.x - x}px ${at.y - y + window.scrollY - scrolled}px`;
		const found = target(dragged);
		setOver(found === -1 ? null : found);
	}
	function scroll() {
		if (!drag.current) return;
		const { y } = drag.current.at;
		if (y < EDGE) window.scrollBy({ top: -STEP, behavior: "instant" });
		if (y > window.innerHeight - EDGE) window.scrollBy({ top: STEP, behavior: "instant" });
		follow();
		requestAnimationFrame(scroll);
	}
	function end(drops: boolean) {
		if (!drag.current) return;
		const { from, item } = drag.current;
		const to = target(drag.current);
		drag.current = null;
		item.style.translate = item.style.zIndex = "";
		setOver(null);
		if (drops && to !== -1) onMove(from, to);
	}

	return {
		/** The place that the dragged item would get; null for none. */
		over,
		handle: (from: number) => ({
			onPointerDown(event: PointerEvent<HTMLElement>) {
				const { clientX: x, clientY: y, currentTarget, pointerId, button } = event;
				const item = items()[from];
				if (button !== 0 || drag.current || !(item instanceof HTMLElement)) return;
				currentTarget.setPointerCapture(pointerId);
				item.style.zIndex = "1";
				drag.current = { from, item, x, y, scrolled: window.scrollY, at: { x, y } };
				requestAnimationFrame(scroll);
			},
			onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
				if (drag.current) drag.current.at = { x, y };
				follow();
			},
			onPointerUp: () => end(true),
			onPointerCancel: () => end(false),
		}),
	};
}
