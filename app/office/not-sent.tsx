import { useEffect, useRef } from "react";
import { Refused } from "./refused.tsx";

/** Says beside a form's button that there is no network; null for nothing. A new `of`, the try, takes the focus. */
export function NotSent({ of }: { of: unknown }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), [of]);
	return (
		of !== null && (
			<div ref={box} tabIndex={-1} className="w-full text-left">
				<Refused refusal="network" />
			</div>
		)
	);
}
