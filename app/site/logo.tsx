import { company } from "./company.ts";

/** A jaw of two teeth, and the name. */
export function Logo({ tone = "ink" }: { tone?: "ink" | "light" }) {
	const [first, ...rest] = company.name.split(" ");
	return (
		<span className="flex items-center gap-2.5">
			<svg viewBox="0 0 40 40" aria-hidden className="size-9 shrink-0 max-[26rem]:hidden">
				<rect width="40" height="40" rx="2" fill="var(--color-amber)" />
				<path d="M7 8h7l3 9-4 15H7zM33 8h-7l-3 9 4 15h6z" fill="#15181c" />
				<path d="M18.6 20h2.8l1.6 6-3 6-3-6z" fill="#15181c" />
			</svg>
			<span className={`logo-words ${tone === "light" ? "text-on-graphite" : "text-ink"}`}>
				<b>{first}</b> <i>{rest.join(" ")}</i>
			</span>
		</span>
	);
}
