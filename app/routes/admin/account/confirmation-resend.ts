import { resendByToken } from "../../../accounts/users/invite.server.ts";
import { type Flash, redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { refuseReading } from "../../../foundation/request/refuse-reading.server.ts";
import type { Route } from "./+types/confirmation-resend";

/** Sending a mail needs a POST, so that no link can send one. */
export const loader = refuseReading;

/** Sends the confirmation mail again. The token proves that the user has just entered the right password. */
export async function action({ request }: Route.ActionArgs) {
	const token = String((await sentForm(request)).get("token") ?? "");
	const sent = await resendByToken(token);
	const flash: Flash = sent.ok
		? { kind: "good", namespace: "signIn", title: "resentTitle", text: "resentText", values: { email: sent.email } }
		: { kind: "bad", namespace: "signIn", title: "resendFailedTitle", text: `resend.${sent.reason}` };
	return redirectWithFlash("/admin/login", flash);
}
