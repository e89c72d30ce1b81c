import { redirect } from "react-router";
import { signInWithPasskey } from "../../../accounts/passkeys/passkey-sign-in.server.ts";
import { afterSignIn } from "../../../accounts/role.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { refuseReading } from "../../../foundation/request/refuse-reading.server.ts";
import type { Route } from "./+types/login-passkey";

export const loader = refuseReading;

/** Signs in with a passkey's answer (field `passkey`), and redirects to `from`. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress } = context.get(requestContext);
	const answer = String((await sentForm(request)).get("passkey") ?? "");
	const from = afterSignIn(url.searchParams.get("from"));
	const signedIn = await signInWithPasskey(answer, request, clientAddress);
	if (!signedIn.ok) {
		const values: Record<string, string> =
			signedIn.reason === "tooMany" ? { seconds: String(signedIn.retryAfter) } : {};
		const flash = flashCookie({
			kind: "bad",
			namespace: "signIn",
			title: "failedTitle",
			text: `passkeyRefused.${signedIn.reason}`,
			values,
		});
		return redirect(`/admin/login?${new URLSearchParams({ from })}`, { headers: { "Set-Cookie": flash } });
	}
	const flash = flashCookie({
		kind: "good",
		namespace: "loginPage",
		title: "successTitle",
		text: "successText",
		values: { email: signedIn.email },
	});
	return redirect(from, {
		headers: [...signedIn.cookies, flash].map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
