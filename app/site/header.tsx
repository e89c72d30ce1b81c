import { mdiChevronDown, mdiClose, mdiMagnify, mdiMenu, mdiPhone } from "@mdi/js";
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { germanPath } from "../foundation/i18n/language.ts";
import { LocalLink, LocalNavLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { closeOnEscape } from "../foundation/ui/close-on-escape.ts";
import { Icon } from "../foundation/ui/icon.tsx";
import { useBackCloses } from "../foundation/ui/use-back-closes.ts";
import { CallButton } from "./call-button.tsx";
import { company, phoneLink } from "./company.ts";
import { WatchlistLink } from "./watchlist/lazy-watchlist.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { linkedPages, offerLinks } from "./linked-pages.ts";
import { SiteSearch } from "./search/site-search.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const SCROLLED_PIXELS = 10;

export function Header({ staff }: { staff: boolean }) {
	const t = useTexts("nav");
	const scrolled = useScrolled();
	const [open, setOpen] = useState(false);
	const toggle = useRef<HTMLButtonElement>(null);
	const close = useBackCloses(open, () => setOpen(false));
	const { pathname } = useLocation();
	const [searching, setSearching] = useState(false);
	// Home and the lists have a field for the search in their content.
	const hasOwnSearch = /^\/$|\/(kaufen|mieten)$/.test(germanPath(pathname));
	// For back and forward; a click on a link in the panel closes it at once.
	useEffect(() => {
		setOpen(false);
		setSearching(false);
	}, [pathname]);
	const closePanel = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		close();
		toggle.current?.focus();
	};
	return (
		<header onKeyDown={closePanel} data-scrolled={scrolled || undefined} className="site-header">
			<div className="page-width header-row">
				<LocalLink to="/" className="relative mr-auto rounded-sm py-2 lg:mr-4">
					<Logo /> <span className="sr-only">{t("home")}</span>
				</LocalLink>
				<nav aria-label={t("main")} className="mr-auto hidden items-center lg:flex">
					<OffersMenu />
					<PageLinks staff={staff} />
				</nav>
				{!hasOwnSearch && <SiteSearch className={searching ? "header-search is-open" : "header-search"} />}
				<LocalLink
					to="/angebot/kaufen#q"
					onClick={(event) => {
						event.preventDefault();
						// A phone opens its keyboard only while the tap is handled.
						flushSync(() => setSearching(!searching));
						document.getElementById("q")?.focus();
					}}
					className={hasOwnSearch ? "header-sign" : "header-sign xl:hidden"}
				>
					<Icon path={mdiMagnify} size={20} />
					<span className="sr-only">{t("search")}</span>
				</LocalLink>
				{/* The number names the link, even where only the icon fits. */}
				<a
					href={phoneLink(company.phone)}
					className={`header-sign gap-2 font-semibold whitespace-nowrap ${staff ? "lg:max-xl:hidden" : ""}`}
				>
					<Icon path={mdiPhone} size={20} />
					<span className={staff ? "sr-only" : "max-xl:sr-only"}>{company.phone}</span>
				</a>
				<Suspense>
					<WatchlistLink />
				</Suspense>
				<LanguageSwitch />
				<div className="flex max-sm:hidden">
					<ThemeSwitch />
				</div>
				<button
					ref={toggle}
					type="button"
					aria-expanded={open}
					aria-controls="mobile-menu"
					aria-label={t(open ? "close" : "open")}
					onClick={() => (open ? close() : setOpen(true))}
					className="needs-script header-sign lg:!hidden"
				>
					<Icon path={open ? mdiClose : mdiMenu} size={24} />
				</button>
			</div>
			<MobilePanel open={open} staff={staff} onChoose={() => setOpen(false)} />
		</header>
	);
}

function useScrolled(): boolean {
	const [scrolled, setScrolled] = useState(false);
	useEffect(() => {
		const update = () => setScrolled(window.scrollY > SCROLLED_PIXELS);
		update();
		window.addEventListener("scroll", update, { passive: true });
		return () => window.removeEventListener("scroll", update);
	}, []);
	return scrolled;
}

function PageLinks({ staff, replace }: { staff: boolean; replace?: boolean }) {
	const t = useTexts("nav");
	return (
		<>
			{linkedPages
				.filter(({ at }) => at === "menu")
				.map(({ path, link }) => (
					<LocalNavLink key={path} to={path} replace={replace} className="nav-link">
						{t(link)}
					</LocalNavLink>
				))}
			{staff && (
				<LocalLink to="/admin/dashboard" className="nav-link">
					{t("admin")}
				</LocalLink>
			)}
		</>
	);
}

function OfferLinks(props: { onClick?: () => void; replace?: boolean }) {
	const t = useTexts("nav");
	return offerLinks.map(({ path, link }) => (
		<LocalNavLink key={path} to={path} {...props} className="nav-link">
			{t(link)}
		</LocalNavLink>
	));
}

/** A native disclosure works by keyboard, by touch, and before the script has loaded. */
function OffersMenu() {
	const t = useTexts("nav");
	const details = useRef<HTMLDetailsElement>(null);
	const { pathname } = useLocation();
	const active = germanPath(pathname).startsWith("/angebot");
	const close = () => details.current?.removeAttribute("open");
	useEffect(close, [pathname]);
	return (
		<details
			ref={details}
			onKeyDown={closeOnEscape}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget as Node) && close()}
			className="group relative"
		>
			<summary data-active={active || undefined} className="nav-link list-none gap-1">
				{t("offers")}
				<Icon path={mdiChevronDown} size={16} className="transition-transform group-open:rotate-180" />
			</summary>
			<div className="offers-menu">
				<OfferLinks onClick={close} />
			</div>
		</details>
	);
}

/** The menu of small screens, always open without JavaScript. The page chosen replaces the menu in the history. */
function MobilePanel({ open, staff, onChoose }: { open: boolean; staff: boolean; onChoose: () => void }) {
	const t = useTexts("nav");
	return (
		<nav
			id="mobile-menu"
			aria-label={t("main")}
			data-open={open || undefined}
			onClick={(event) => (event.target as Element).closest("a") && onChoose()}
			className="mobile-menu page-width grid lg:!hidden"
		>
			<div className="overflow-hidden">
				<div className="mobile-pages">
					<p className="label-caps px-3 pt-2">{t("offers")}</p>
					<OfferLinks replace={open} />
					<hr className="border-line" />
					<PageLinks staff={staff} replace={open} />
					<div>
						<CallButton />
						<ThemeSwitch />
					</div>
				</div>
			</div>
		</nav>
	);
}
