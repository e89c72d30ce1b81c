import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { aidAddress, type Aid, ANSWER_ID } from "./aid.ts";

/** The frame of an aid's form and, beside it, its answer, whose heading gets the focus once a form was submitted. */
export function AidPage({ current, children }: { current: Aid; children: ReactNode }) {
	const t = useTexts("auswahl");
	const own = useTexts(current === "cost" ? "kaufenOderMieten" : "maschinenfinder");
	const { search } = useLocation();
	const seen = useRef(search);
	useEffect(() => {
		if (seen.current === search) return;
		seen.current = search;
		document.getElementById(ANSWER_ID)?.focus({ preventScroll: true });
	}, [search]);
	return (
		<div className="page-width pt-4 sm:pt-14">
			{/* The canonical address is without the visitor's answers. */}
			<PageMeta
				title={own("title")}
				description={own("description")}
				search={aidAddress(current).replace(/^[^?]*/, "")}
			/>
			<nav aria-label={t("nav")} className="mb-6 sm:mb-8 print:hidden">
				<ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
					{(["finder", "cost"] as const).map((aid) => (
						<li key={aid}>
							<LocalLink
								to={aidAddress(aid)}
								aria-current={aid === current ? "page" : undefined}
								className="-mb-px inline-flex min-h-11 items-center border-b-4 border-transparent font-display font-bold text-muted hover:text-ink aria-[current=page]:border-amber aria-[current=page]:text-ink"
							>
								{t(aid)}
							</LocalLink>
						</li>
					))}
				</ul>
			</nav>
			<h1 className="text-4xl max-[24rem]:text-3xl sm:text-5xl">{own("title")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted max-sm:text-[0.9375rem]">{own("intro")}</p>
			<div className="aid mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[26rem_minmax(0,1fr)]">{children}</div>
		</div>
	);
}
