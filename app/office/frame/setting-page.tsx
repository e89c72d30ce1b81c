import type { ReactNode } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { BackLink } from "../../foundation/ui/back-link.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { PageMeta } from "../../site/page-meta.tsx";

type Props = {
	title: string;
	intro: string;
	/** The label of the link to all settings. */
	back: string;
	/** Why the setting could not be read; null if it was. */
	failure?: string | null;
	children: ReactNode;
};

export function SettingPage({ title, intro, back, failure = null, children }: Props) {
	const errors = useTexts("errors");
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<BackLink to="/admin/einstellungen">{back}</BackLink>
			<h1 className="mt-2 text-4xl">{title}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{intro}</p>
			{failure !== null && (
				<div className="mt-6">
					<Failure title={errors("fetchErrorTitle")} text={failure} />
				</div>
			)}
			{children}
		</div>
	);
}
