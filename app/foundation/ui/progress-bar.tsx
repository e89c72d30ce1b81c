import { useNavigation } from "react-router";

/** A thin bar at the top while a page loads; its CSS waits 200 ms, so that fast pages show none. */
export function ProgressBar({ label }: { label: string }) {
	const busy = useNavigation().state !== "idle";
	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden">
			{busy && (
				<>
					<span className="sr-only">{label}</span>
					<span aria-hidden className="progress-bar block h-1 bg-amber" />
				</>
			)}
		</div>
	);
}
