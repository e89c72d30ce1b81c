import { useLocation } from "react-router";
import { wayBack, withWayBack } from "./way-back.ts";

export function useWayBack(): string {
	return wayBack(new URLSearchParams(useLocation().search));
}

/** Adds the open list to the address of a form, so that the form leads back to it. */
export function useFromHere(): (form: string) => string {
	const { pathname, search } = useLocation();
	return (form) => withWayBack(form, pathname + search);
}
