type Props = { title: string; textOf: (n: 1 | 2 | 3 | 4 | 5 | 6) => { title: string; text: string } };

/** A heading, and six short texts below it. */
export function TextGrid({ title: heading, textOf }: Props) {
	return (
		<div className="page-width">
			<h2 className="mt-16 text-3xl sm:text-4xl">{heading}</h2>
			<ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
				{([1, 2, 3, 4, 5, 6] as const).map(textOf).map(({ title, text }) => (
					<li key={title} className="border-t-4 border-amber pt-4">
						<h3 className="text-xl">{title}</h3>
						<p className="mt-2 text-muted running-text">{text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
