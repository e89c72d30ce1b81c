import { data, redirect } from "react-router";
import { signOut } from "../../accounts/sign-in.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import type { Route } from "./+types/logout";

/** A link or a picture must not be able to sign anybody out. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request }: Route.ActionArgs) {
	const headers = new Headers();
	for (const cookie of await signOut(request)) headers.append("Set-Cookie", cookie);
	headers.append("Set-Cookie", flashCookie({ kind: "good", namespace: "logout", title: "successTitle", text: "successText" }));
	return redirect("/admin/login", { headers });
}
