import { mdiArrowLeft, mdiOpenInNew } from "@mdi/js";
import type { ReactNode } from "react";
import { LocalLink } from "../i18n/link.tsx";
import { useLocalPath, useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** The page around an editor: the way back, its heading, and what can be done with a record beside editing it. */
export function EditorFrame({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
	const t = useTexts("editor");
	return (
		<div className="page-width pt-8">
			<LocalLink to="/admin/dashboard" className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline">
				<Icon path={mdiArrowLeft} size={18} /> {t("back")}
			</LocalLink>
			<div className="mt-2 flex flex-wrap items-center justify-between gap-4">
				<h1 tabIndex={-1} className="text-4xl">
					{title}
				</h1>
				{tools && <div className="flex flex-wrap gap-3">{tools}</div>}
			</div>
			{children}
		</div>
	);
}

/** Leads to a record's page on the website, given by its German address. */
export function ViewOnSite({ to }: { to: string }) {
	const t = useTexts("editor");
	const here = useLocalPath();
	return (
		<a href={here(to)} className={buttonLook({ kind: "secondary", size: "small" })}>
			<Icon path={mdiOpenInNew} size={16} /> {t("view")}
		</a>
	);
}
