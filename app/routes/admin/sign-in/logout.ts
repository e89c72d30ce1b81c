import { redirectDocument } from "react-router";
import { signOut } from "../../../accounts/session.server.ts";
import { collections } from "../../../back-office/collections/collections.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { sourceOf } from "../../../log/write-audit.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { dropDraftsForGood } from "../../../foundation/ui/form/draft.ts";
import { leadsToSignIn } from "../../../foundation/ui/signed-out.ts";
import { refuseReading } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/logout";

/** Signing out needs a POST, so that no link or picture can do it. */
export const loader = refuseReading;

export async function action({ request, context }: Route.ActionArgs) {
	const signedOut = await signOut(request, sourceOf(request, context.get(requestContext).clientAddress));
	const flash = flashCookie({ kind: "good", namespace: "logout", title: "successTitle", text: "successText" });
	const headers = [signedOut, flash].map((cookie): [string, string] => ["Set-Cookie", cookie]);
	// The next page is loaded whole, so that nothing of the office stays in the window.
	return redirectDocument("/admin/login", { headers });
}

/** Once signed out, drops whatever was typed and is kept in this browser. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (answer) {
		const isSignedOut = answer instanceof Response && leadsToSignIn(answer.headers.get("Location"));
		if (isSignedOut) dropDraftsForGood(Object.values(collections).map(({ draft }) => draft));
		throw answer;
	}
}
