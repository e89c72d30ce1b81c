import type { ReactNode } from "react";
import { BackLink } from "../../foundation/ui/back-link.tsx";
import { PageMeta } from "../../site/page-meta.tsx";

type Props = {
	title: string;
	intro: string;
	/** The label of the link to all settings. */
	back: string;
	children: ReactNode;
};

export function SettingPage({ title, intro, back, children }: Props) {
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<BackLink to="/admin/einstellungen">{back}</BackLink>
			<h1 className="mt-2 text-4xl">{title}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{intro}</p>
			{children}
		</div>
	);
}
