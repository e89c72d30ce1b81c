import type { ComponentProps } from "react";
import { Link, NavLink, type NavLinkProps, useLocation } from "react-router";
import { buttonLook, type Look } from "../ui/button.tsx";
import { isAdminPath } from "./language.ts";
import { useLocalPath } from "./texts.tsx";

/** A link to a page of this site in the current language; `to` is the page's German path. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
	const localPath = useLocalPath();
	const { pathname } = useLocation();
	// The office takes its language from the cookie, which only a full page load reads.
	if (isAdminPath(to) && !isAdminPath(pathname)) return <Link to={to} reloadDocument {...rest} />;
	return <Link to={localPath(to)} prefetch="intent" viewTransition {...rest} />;
}

/** A LocalLink that looks like a button. */
export function LinkButton({ kind, size, className, ...rest }: ComponentProps<typeof LocalLink> & Look) {
	return <LocalLink className={buttonLook({ kind, size, className })} {...rest} />;
}

/** Like LocalLink, with `aria-current` while its page is open. */
export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
	const localPath = useLocalPath();
	return <NavLink to={localPath(to)} prefetch="intent" viewTransition {...rest} />;
}
