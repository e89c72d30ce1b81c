import { mdiOpenInNew } from "@mdi/js";
import type { ReactNode } from "react";
import { useLocalPath, useTexts } from "../i18n/texts.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useWayBack } from "./use-way-back.ts";

/** The page around an editor: back link, heading, and further tools. */
export function EditorFrame({
	title,
	intro,
	tools,
	children,
}: {
	title: string;
	intro?: string;
	tools?: ReactNode;
	children: ReactNode;
}) {
	const t = useTexts("editor");
	return (
		<div className="page-width pt-8">
			<BackLink to={useWayBack()}>{t("back")}</BackLink>
			<div className="mt-2 flex flex-wrap items-center justify-between gap-4">
				<div>
					<h1 tabIndex={-1} className="text-4xl">
						{title}
					</h1>
					{intro && <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>}
				</div>
				{tools && <div className="flex flex-wrap gap-3">{tools}</div>}
			</div>
			{children}
		</div>
	);
}

/** Links to a record's page on the website, given its German address. */
export function ViewOnSite({ to }: { to: string }) {
	const t = useTexts("editor");
	const here = useLocalPath();
	return (
		<a href={here(to)} className={buttonLook({ kind: "secondary", size: "small" })}>
			<Icon path={mdiOpenInNew} size={16} /> {t("view")}
		</a>
	);
}
