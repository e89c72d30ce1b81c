import { type ReactNode, useEffect, useRef } from "react";
import { useTexts, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { PageFrame } from "../../site/page-frame.tsx";
import { mdiDotsHorizontal, mdiLogout, mdiOpenInNew } from "@mdi/js";
import { Form, useLocation } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { closeOnEscape } from "../../foundation/ui/close-on-escape.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useNameOf } from "./people.tsx";
import { Initials } from "./portrait.tsx";
import { OfficeLanguageSwitch } from "./office-language-switch.tsx";
import { Logo } from "../../site/logo.tsx";
import { Count, MenuLinks, type MenuPage, useIsOpen } from "./menu-links.tsx";
import { ThemeSwitch } from "../../site/theme-switch.tsx";
import styles from "../office.css?url";

/** The frame of the office's pages: a side bar on wide screens, a bar at the bottom on phones. */
export function OfficeFrame({ children, ...menu }: OfficeMenuProps & { children: ReactNode }) {
	const t = useTexts("officeNav");
	return (
		<div className="office lg:grid print:block lg:grid-cols-[15.5rem_minmax(0,1fr)]">
			<link rel="stylesheet" href={styles} precedence="page" />
			<PageFrame
				before={<OfficeSideBar {...menu} />}
				after={<OfficeBar {...menu} />}
				// What people type has words of any length.
				className="min-h-dvh min-w-0 pb-22 wrap-anywhere lg:pb-16"
			>
				<p className="without-script page-width pt-4 font-semibold">{t("needsScript")}</p>
				{children}
			</PageFrame>
		</div>
	);
}

type OfficeMenuProps = {
	menu: MenuPage[];
	email: string;
	/** Renders the button that opens the search for everything, followed by `behind`. */
	findButton: (look: string, behind?: ReactNode) => ReactNode;
};

const linkLook =
	"flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-semibold hover:bg-sunken lg:min-h-10 lg:[@media(max-height:60rem)]:min-h-8 aria-[current=page]:bg-sunken aria-[current=page]:shadow-[inset_3px_0_0_var(--color-amber)]";

function OfficeSideBar({ menu, findButton, email }: OfficeMenuProps) {
	const t = useTexts("officeNav");
	return (
		<header className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto [@media(max-height:60rem)]:gap-3 border-r border-line bg-surface p-4 lg:flex print:hidden">
			<LocalLink to="/admin/dashboard" className="rounded-sm p-1">
				<Logo /> <span className="sr-only">{t("dashboard")}</span>
			</LocalLink>
			{findButton(
				"flex min-h-11 w-full items-center gap-3 rounded-sm border border-strong-line bg-ground px-3 text-left text-muted hover:border-ink",
				<span className="needs-script ml-auto text-xs whitespace-nowrap">{t("findKeys")}</span>,
			)}
			<nav aria-label={t("label")} className="grid gap-4">
				<Parts menu={menu} />
			</nav>
			<OwnLinks email={email} />
		</header>
	);
}

function Parts({ menu }: { menu: MenuPage[] }) {
	const t = useTexts("officeNav");
	const administration = menu.filter(({ part }) => part === "administration");
	return (
		<>
			<MenuLinks pages={menu.filter(({ part }) => part === "work")} look={linkLook} />
			{administration.length > 0 && (
				<div>
					<p className="label-caps px-3 pb-1">{t("administration")}</p>
					<MenuLinks pages={administration} look={linkLook} />
				</div>
			)}
		</>
	);
}

function OwnLinks({ email }: { email: string }) {
	const t = useTexts("officeNav");
	const logout = useTexts("logout");
	const here = useLocalPath();
	const name = useNameOf()(email);
	const { pathname } = useLocation();
	return (
		<div className="mt-auto grid grid-cols-1 gap-1 border-t border-line pt-3">
			<LocalLink
				to="/admin/konto"
				aria-current={pathname.startsWith("/admin/konto") ? "page" : undefined}
				className={linkLook}
			>
				<Initials of={name} />
				<span className="min-w-0 leading-tight">
					{t("account")}
					<span className="block truncate text-sm font-normal text-muted">{name}</span>
				</span>
			</LocalLink>
			<a href={here("/")} className={linkLook}>
				<Icon path={mdiOpenInNew} size={20} className="shrink-0" /> {t("website")}
			</a>
			{/* Not `reloadDocument`: the router asks about unsaved words first. */}
			<Form method="post" action="/admin/logout">
				<button type="submit" className={linkLook}>
					<Icon path={mdiLogout} size={20} className="shrink-0" /> {logout("button")}
				</button>
			</Form>
			<div className="flex items-center justify-between pl-1">
				<OfficeLanguageSwitch />
				<ThemeSwitch />
			</div>
		</div>
	);
}

const barCount = "absolute top-1 left-1/2 ml-1.5 !px-1.5 !text-xs";
/** As many as fit next to the search and "More" at 320 pixels. */
const BAR_PAGES = 3;

/** The office's menu on phones: the first pages, and all others under "More". */
function OfficeBar({ menu, findButton, email }: OfficeMenuProps) {
	const t = useTexts("officeNav");
	const isOpen = useIsOpen();
	const more = useRef<HTMLDetailsElement>(null);
	const hidden = menu.slice(BAR_PAGES);
	const { pathname } = useLocation();
	useEffect(() => more.current?.removeAttribute("open"), [pathname]);
	const look =
		"relative grid min-h-14 w-full justify-items-center content-center gap-0.5 px-1 text-xs font-semibold hover:bg-sunken aria-[current=page]:shadow-[inset_0_3px_0_var(--color-amber)]";
	return (
		<nav
			aria-label={t("label")}
			className="office-bar fixed inset-x-0 bottom-0 z-30 grid grid-flow-col auto-cols-fr border-t border-line bg-surface lg:hidden print:hidden"
		>
			{menu.slice(0, BAR_PAGES).map((page) => (
				<LocalLink key={page.path} to={page.path} aria-current={isOpen(page) ? "page" : undefined} className={look}>
					<Icon path={page.icon} size={22} />
					<span className="max-w-full truncate">{page.label}</span>
					<Count count={page.count} className={barCount} />
				</LocalLink>
			))}
			{findButton(look)}
			<details ref={more} onKeyDown={closeOnEscape} className="group">
				<summary
					className={`${look} list-none group-has-[[aria-current=page]]:shadow-[inset_0_3px_0_var(--color-amber)]`}
				>
					<Icon path={mdiDotsHorizontal} size={22} />
					{t("more")}
					<Count count={hidden.reduce((sum, { count }) => sum + (count ?? 0), 0)} className={barCount} />
				</summary>
				<div className="absolute inset-x-0 bottom-full grid max-h-[calc(100dvh-5rem)] gap-3 overflow-y-auto border-t border-line bg-surface p-4 shadow-lg">
					<Parts menu={hidden} />
					<OwnLinks email={email} />
				</div>
			</details>
		</nav>
	);
}
