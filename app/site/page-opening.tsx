import type { ReactNode } from "react";

type Props = { caption?: string; title: string; intro: string; picture: ReactNode; children: ReactNode };

/** How a page begins: its heading and first links, with a picture beside them. */
export function PageOpening({ caption, title, intro, picture, children }: Props) {
	return (
		<div className="page-width grid items-center gap-8 pt-10 sm:pt-14 lg:grid-cols-[5fr_7fr] lg:gap-12">
			<div>
				{caption && <p className="mb-2 label-caps">{caption}</p>}
				<h1 className="text-4xl sm:text-5xl">{title}</h1>
				<p className="mt-3 max-w-[62ch] text-lg text-muted">{intro}</p>
				<div className="mt-6 flex flex-wrap gap-3">{children}</div>
			</div>
			{picture}
		</div>
	);
}
