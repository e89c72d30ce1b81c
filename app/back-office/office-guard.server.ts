import { guard } from "../accounts/guard.server.ts";
import type { Right } from "../accounts/role.ts";
import { flashCookie } from "../site/flash.server.ts";

/** Staff without the right are told on the dashboard why they are there. */
export function guarded(right: Right) {
	return guard(right, () =>
		flashCookie({ kind: "bad", namespace: "officeNav", title: "turnedAwayTitle", text: "turnedAwayText" }),
	);
}
