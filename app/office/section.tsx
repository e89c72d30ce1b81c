import { mdiChevronRight } from "@mdi/js";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../foundation/ui/icon.tsx";

/** Storage key for the open sections: `{"news": true}`. */
const KEY = "dashboard_sections";

/**
 * A collapsible section of the dashboard. `forceOpen` opens it whatever the browser has stored, because the address
 * refers to something in it.
 */
export function Section({
	id,
	title,
	openAtFirst,
	forceOpen,
	children,
}: {
	id: string;
	title: string;
	openAtFirst: boolean;
	forceOpen: boolean;
	children: ReactNode;
}) {
	const [open, setOpen] = useState(openAtFirst || forceOpen);
	const { hash, key } = useLocation();
	useEffect(() => {
		if (forceOpen || hash === `#${id}`) setOpen(true);
		else setOpen((now) => openSections()[id] ?? now);
		// The key changes each time a link to the section is followed.
	}, [id, forceOpen, hash, key]);
	return (
		<details
			id={id}
			open={open}
			onToggle={({ currentTarget }) => {
				if (currentTarget.open === open) return;
				setOpen(currentTarget.open);
				saveOpenSection(id, currentTarget.open);
			}}
			className="group mt-6 scroll-mt-24 rounded-md border border-line bg-surface"
		>
			<summary className="flex list-none items-center gap-3 px-4 py-4 sm:px-5 [&::-webkit-details-marker]:hidden">
				<Icon path={mdiChevronRight} className="shrink-0 transition-transform duration-150 group-open:rotate-90" />
				<h2 className="text-2xl">{title}</h2>
			</summary>
			<div className="border-t border-line p-4 sm:p-5">{children}</div>
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
