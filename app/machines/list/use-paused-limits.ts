import { useEffect, useRef, useState } from "react";

const PAUSE_MILLISECONDS = 300;

export type Limits = { min: number | null; max: number | null };

/**
 * Returns limits while they are being set, and reports them after a pause or when the fields are left. A lower limit
 * above the upper one is usually half typed, so it waits until the field is left.
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
