import { data, redirect } from "react-router";
import { signOut } from "../../accounts/session.server.ts";
import { requestContext, unavailable } from "../../request-context.server.ts";
import { sourceOf } from "../../security/security-log.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import type { Route } from "./+types/logout";

/** Signing out needs a POST, so that no link or picture can do it. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = new Headers();
	headers.append(
		"Set-Cookie",
		await signOut(request, sourceOf(request, context.get(requestContext).clientAddress)).catch(
			unavailable(context, "a session could not be ended"),
		),
	);
	headers.append(
		"Set-Cookie",
		flashCookie({ kind: "good", namespace: "logout", title: "successTitle", text: "successText" }),
	);
	return redirect("/admin/login", { headers });
}
