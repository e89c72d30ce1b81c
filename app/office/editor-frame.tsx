import { mdiOpenInNew } from "@mdi/js";
import type { ReactNode } from "react";
import { useLocalPath, useTexts } from "../foundation/i18n/texts.tsx";
import { BackLink } from "../foundation/ui/back-link.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
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
		<div className="page-width pt-4">
			<BackLink to={useWayBack()}>{t("back")}</BackLink>
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<div className="flex flex-wrap items-baseline gap-x-4">
					<h1 tabIndex={-1} className="text-3xl">
						{title}
					</h1>
					{intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
				</div>
				{tools && <div className="flex flex-wrap gap-2">{tools}</div>}
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
