import type { ReactNode } from "react";

/** The buttons of a long form, always in sight; `status` says what goes on. */
export function SaveBar({ status, children }: { status?: ReactNode; children: ReactNode }) {
	return (
		<div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground px-4 py-3">
			<div className="mr-auto text-sm text-muted">{status}</div>
			{children}
		</div>
	);
}
