import type { DifferingPart } from "./differing-part.ts";

/** One of two texts, with the part in which it differs marked. */
export function Marked({ part: { begin, end }, between }: { part: DifferingPart; between: string }) {
	if (begin + between + end === "") return "–";
	return (
		<>
			<span>{begin}</span>
			{between && <mark className="rounded-xs bg-amber px-0.5 text-on-amber">{between}</mark>}
			<span>{end}</span>
		</>
	);
}
