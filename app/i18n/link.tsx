import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from "react-router";
import { isAdminPath } from "./language.ts";
import { useLocalPath } from "./texts.tsx";

/** A link to a page of this site, given by its German path, in the language of the page it stands on. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
	const here = useLocalPath();
	const { pathname } = useLocation();
	// The office takes its language from the cookie, which only a page load asks again.
	if (isAdminPath(to) && !isAdminPath(pathname)) return <Link to={to} reloadDocument {...rest} />;
	return <Link to={here(to)} prefetch="intent" viewTransition {...rest} />;
}

/** As LocalLink; marks itself with `aria-current` when its page is open. */
export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
	const here = useLocalPath();
	return <NavLink to={here(to)} prefetch="intent" viewTransition {...rest} />;
}
