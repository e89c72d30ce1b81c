import type { ReactNode } from "react";
import { BackLink } from "../../foundation/ui/back-link.tsx";
import { PageMeta } from "../../site/page-meta.tsx";

type Props = {
	title: string;
	/** The title of the browser's tab, where it says more. */
	tab?: string;
	back?: { to: string; words: string };
	intro?: ReactNode;
	/** Beside the title. */
	tools?: ReactNode;
	children: ReactNode;
};

export function OfficePage({ title, tab = title, back, intro, tools, children }: Props) {
	return (
		<div className="page-width pt-5 pb-12">
			<PageMeta title={tab} noIndex />
			{back && <BackLink to={back.to}>{back.words}</BackLink>}
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 tabIndex={-1} className="text-2xl [overflow-wrap:anywhere] max-sm:order-first sm:text-3xl">
					{title}
				</h1>
				{tools && <div className="flex flex-wrap items-center gap-2 max-sm:contents">{tools}</div>}
			</div>
			{intro && <p className="-mt-2 mb-5 max-w-[70ch] text-muted">{intro}</p>}
			{children}
		</div>
	);
}
