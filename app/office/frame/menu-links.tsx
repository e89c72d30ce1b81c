import { useLocation } from "react-router";
import { number } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";

export type MenuPage = {
	path: string;
	/** Prefixes of other addresses that belong to this page. */
	covers: readonly string[];
	icon: string;
	part: "work" | "administration";
	label: string;
	/** Further words by which it is found. */
	words: string;
	/** The number of waiting items; null if nothing is counted. */
	count: number | null;
};

export function useIsOpen(): (page: Pick<MenuPage, "path" | "covers">) => boolean {
	const { pathname } = useLocation();
	return ({ path, covers }) =>
		pathname === path || pathname.startsWith(`${path}/`) || covers.some((start) => pathname.startsWith(start));
}

export function MenuLinks({ pages, look }: { pages: MenuPage[]; look: string }) {
	const isOpen = useIsOpen();
	return (
		<ul className="grid">
			{pages.map((page) => (
				<li key={page.path}>
					<LocalLink to={page.path} aria-current={isOpen(page) ? "page" : undefined} className={look}>
						<Icon path={page.icon} size={20} className="shrink-0" />
						<span className="min-w-0 truncate">{page.label}</span>
						<Count count={page.count} />
					</LocalLink>
				</li>
			))}
		</ul>
	);
}

export function Count({ count, className = "ml-auto" }: { count: number | null; className?: string }) {
	const t = useTexts("officeNav");
	const language = useLanguage();
	if (!count) return null;
	return (
		<span className={`${className} rounded-full bg-amber px-2 text-sm font-bold text-on-amber`}>
			{number(language, count)} <span className="sr-only">{t("open")}</span>
		</span>
	);
}
