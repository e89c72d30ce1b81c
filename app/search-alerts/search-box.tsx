/** A search in words: its title, and its conditions as a list. */
export function SearchBox({ title, conditions, none }: { title: string; conditions: string[]; none: string }) {
	return (
		<div className="wrap-anywhere">
			<p className="font-display text-xl font-bold">{title}</p>
			{conditions.length === 0 ? (
				<p className="mt-1 text-muted">{none}</p>
			) : (
				<ul className="mt-2 flex flex-wrap gap-2">
					{conditions.map((condition) => (
						<li
							key={condition}
							className="rounded-sm border border-strong-line bg-surface px-3 py-1 text-sm font-semibold"
						>
							{condition}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
