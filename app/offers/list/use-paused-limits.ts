import { useEffect, useRef, useState } from "react";

const PAUSE_MILLISECONDS = 300;

export type Limits = { min: number | null; max: number | null };

/**
 * Limits as they are being set: told after a pause, and on leaving the fields at once. A lower limit above the upper
 * one is most often half typed, so it waits until the field is left.
 */
export function usePausedLimits({ min, max }: Limits, onChange: (limits: Limits) => void) {
	const [draft, setDraft] = useState<Limits>({ min, max });
	const [loaded, setLoaded] = useState<Limits>({ min, max });
	if (loaded.min !== min || loaded.max !== max) {
		setLoaded({ min, max });
		setDraft({ min, max });
	}
	const waiting = useRef<{ tell: () => void; timer: ReturnType<typeof setTimeout> | undefined }>(undefined);
	useEffect(() => () => clearTimeout(waiting.current?.timer), []);
	const tell = () => {
		clearTimeout(waiting.current?.timer);
		waiting.current?.tell();
		waiting.current = undefined;
	};
	const change = (next: Limits) => {
		setDraft(next);
		clearTimeout(waiting.current?.timer);
		const isOrdered = next.min === null || next.max === null || next.min <= next.max;
		waiting.current = {
			tell: () => onChange(next),
			timer: isOrdered ? setTimeout(tell, PAUSE_MILLISECONDS) : undefined,
		};
	};
	return { draft, change, tell };
}
