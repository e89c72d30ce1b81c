import { signInWithPasskey } from "../../../accounts/passkeys/passkey-sign-in.server.ts";
import { afterSignIn } from "../../../accounts/role.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
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
	if (!signedIn.ok)
		return redirectWithFlash(`/admin/login?${new URLSearchParams({ from })}`, {
			kind: "bad",
			namespace: "signIn",
			title: "failedTitle",
			text: `passkeyRefused.${signedIn.reason}`,
			values: signedIn.reason === "tooMany" ? { seconds: String(signedIn.retryAfter) } : {},
		});
	const welcome = { title: "successTitle", text: "successText", values: { email: signedIn.email } };
	return redirectWithFlash(from, { kind: "good", namespace: "loginPage", ...welcome }, signedIn.cookies);
}
