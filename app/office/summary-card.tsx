/**
 * A figure on the dashboard; `count` is null if it could not be read, and `note` says what it counts. `href` leads to
 * the counted items.
 */
export function SummaryCard({
	label,
	count,
	note = null,
	href,
	unknown,
}: {
	label: string;
	count: number | null;
	note?: string | null;
	href: string | null;
	unknown: string;
}) {
	return (
		<li className="relative rounded-md border border-line border-t-4 border-t-amber bg-surface p-4 hover:border-strong-line hover:border-t-amber sm:p-5">
			{href ? (
				<a href={href} className="label-caps block after:absolute after:inset-0">
					{label}
				</a>
			) : (
				<p className="label-caps">{label}</p>
			)}
			<p className="mt-1 font-display text-4xl font-[820]">
				{count ?? (
					<>
						<span aria-hidden>–</span>
						<span className="sr-only">{unknown}</span>
					</>
				)}
			</p>
			{note && <p className="text-sm text-muted">{note}</p>}
		</li>
	);
}
