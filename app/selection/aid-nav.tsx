import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { aidAddress, type Aid } from "./aid.ts";

/** Links from one aid to the other. */
export function AidNav({ current }: { current: Aid }) {
	const t = useTexts("auswahl");
	const aids = [
		["finder", t("finder")],
		["cost", t("cost")],
	] as const;
	return (
		<nav aria-label={t("nav")} className="mb-8 print:hidden">
			<ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
				{aids.map(([aid, words]) => (
					<li key={aid}>
						<LocalLink
							to={aidAddress(aid)}
							aria-current={aid === current ? "page" : undefined}
							className="-mb-px inline-flex min-h-11 items-center border-b-4 border-transparent font-display font-bold text-muted hover:text-ink aria-[current=page]:border-amber aria-[current=page]:text-ink"
						>
							{words}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
