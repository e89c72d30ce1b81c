import { data } from "react-router";

/** The loader of an address that only takes forms, so that no link can change anything. */
export function refuseReading(): never {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}
