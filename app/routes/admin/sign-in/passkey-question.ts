import { data } from "react-router";
import { newPasskeyQuestion } from "../../../accounts/passkeys/passkeys.server.ts";
import { limitChallenges, passkeyQuestion } from "../../../accounts/passkeys/passkey-check.server.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { company } from "../../../site/company.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/passkey-question";

export const loader = refuseReading;

/** The options for the browser's passkey API, as JSON: to sign in, to confirm the user, or to add a passkey. */
export async function action({ request, context }: Route.ActionArgs) {
	const purpose = (await sentForm(request)).get("purpose");
	if (purpose !== "sign-in" && purpose !== "confirm" && purpose !== "add") throw data(null, { status: 400 });
	const wait = await limitChallenges(context.get(requestContext).clientAddress);
	if (wait !== null) return Response.json({ seconds: wait }, { status: 429, headers: { "Retry-After": String(wait) } });
	const session = purpose === "sign-in" ? null : await sessionOf(request);
	if (purpose !== "sign-in" && !session) throw data(null, { status: 401 });
	const question =
		purpose === "add"
			? await newPasskeyQuestion(session!.staff, company.name)
			: await passkeyQuestion(purpose, session?.staff.id ?? null);
	if (!question) throw data(null, { status: 404 });
	return Response.json(question);
}
