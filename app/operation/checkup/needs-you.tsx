import { mdiAlertCircle } from "@mdi/js";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { NamedFinding } from "./finding.ts";

/** The dashboard's list of what an admin must act on; empty when there is nothing. */
export function NeedsYou({ lines }: { lines: NamedFinding[] }) {
	const t = useTexts("zustand");
	if (lines.length === 0) return null;
	const title = t("state.bad");
	return (
		<section aria-label={title} className="mt-6 rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<p className="flex items-center gap-2 font-bold">
				<Icon path={mdiAlertCircle} size={22} className="shrink-0 text-bad" /> {title}
			</p>
			<ul className="mt-2 grid gap-1">
				{lines.map(({ name, words, values }) => (
					<li key={name} className="min-w-0 [overflow-wrap:anywhere]">
						<LocalLink to={`/admin/zustand#${name}`} className="font-semibold underline underline-offset-4">
							{t(`name.${name}`)}
						</LocalLink>
						: {t(words, values)}
					</li>
				))}
			</ul>
		</section>
	);
}
