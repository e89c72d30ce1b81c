import { mdiChevronRight } from "@mdi/js";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../foundation/ui/icon.tsx";

/** Storage key for the open sections, by collection: `{"news": true}`. */
const KEY = "dashboard_sections";

/** A collapsible section of the dashboard, which the browser remembers to be open or not. */
export function Section({
	id,
	title,
	openAtFirst,
	children,
}: {
	id: string;
	title: string;
	openAtFirst: boolean;
	children: ReactNode;
}) {
	const [open, setOpen] = useState(openAtFirst);
	useEffect(() => setOpen((now) => openSections()[id] ?? now), [id]);
	return (
		<details
			open={open}
			onToggle={({ currentTarget }) => {
				if (currentTarget.open === open) return;
				setOpen(currentTarget.open);
				saveOpenSection(id, currentTarget.open);
			}}
			className="group mt-4 rounded-md border border-line bg-surface"
		>
			<summary className="flex list-none items-center gap-3 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
				<Icon path={mdiChevronRight} className="shrink-0 transition-transform duration-150 group-open:rotate-90" />
				<h2 className="text-2xl">{title}</h2>
			</summary>
			<div className="border-t border-line p-4 sm:px-5">{children}</div>
		</details>
	);
}

function openSections(): Record<string, boolean> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
	} catch {
		return {};
	}
}

function saveOpenSection(id: string, open: boolean): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...openSections(), [id]: open }));
	} catch {
		// Without storage the section has its default state next time.
	}
}
