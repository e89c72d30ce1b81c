import { data } from "react-router";
import { sessionIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../collections/collections.server.ts";
import { kindAt } from "../../../collections/collections.ts";
import { editorsOfOne, endPresence, notePresence } from "../../../records/form/presence.server.ts";
import type { PresenceAnswer } from "../../../records/form/presence.ts";
import { versionsIn } from "../../../records/form/record-save.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { refuseReading } from "../../../request/refuse-reading.server.ts";
import { sentForm } from "../../../request/sent-form.server.ts";
import type { Route } from "./+types/record-presence";

export const loader = refuseReading;

/**
 * An open form asks what has happened to its record, and who else is editing it. With `edits` somebody has typed in it,
 * which the others then see; with `ends` the form is being left.
 */
export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
	if (request.method !== "POST") refuseReading();
	const { id: session, staff } = sessionIn(context);
	const kind = kindAt(url.pathname);
	const form = await sentForm(request);
	const { version, draft } = versionsIn(form);
	const own = (by: string | null) => by === staff.email;
	const answer = async (): Promise<PresenceAnswer | "ended" | null> => {
		if (form.has("ends")) {
			await endPresence({ kind, id }, staff.id, draft.window);
			return "ended";
		}
		const since = await services[kind].sinceShown(id, version, draft);
		if (!since) return null;
		if (form.has("edits")) await notePresence({ kind, id }, { userId: staff.id, session, window: draft.window });
		return {
			editors: await editorsOfOne({ kind, id }, staff.id),
			newer: since.newer && { ...since.newer, own: own(since.newer.by) },
			other: since.other && { ...since.other, own: own(since.other.by) },
		};
	};
	const told = await answer().catch((error: unknown) => {
		context.get(requestContext).log.error({ err: error }, `who edits a record (${kind}) could not be noted`);
		throw data(null, { status: 503 });
	});
	if (told === null) throw data(null, { status: 404 });
	return told === "ended" ? new Response(null, { status: 204 }) : Response.json(told);
}
