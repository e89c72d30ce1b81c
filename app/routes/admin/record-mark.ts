import { data, redirect } from "react-router";
import { sessionIn } from "../../accounts/guard.server.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import type { MarkAnswer } from "../../records/editing.ts";
import { endMark, markEditing } from "../../records/marks.server.ts";
import { versionsIn } from "../../records/record-save.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { refuseReading } from "../../site/deletion.server.ts";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/record-mark";

export const loader = refuseReading;

/**
 * A sign of an open form: marks its record as being edited, and tells what has happened to it since. With `ends` the
 * form is being left; with `takeover` it takes the record over; with `opens` that leads to the form.
 */
export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
	if (request.method !== "POST") refuseReading();
	const { id: session, staff } = sessionIn(context);
	const kind = kindAt(url.pathname);
	const form = await sentForm(request);
	const { version, draft } = versionsIn(form);
	const mine = { userId: staff.id, session, window: draft.window };
	const failed = (error: unknown) => {
		context.get(requestContext).log.error({ err: error }, `the mark of a record (${kind}) could not be kept`);
		throw data(null, { status: 503 });
	};
	if (form.has("ends")) {
		await endMark(id, mine.userId, mine.window).catch(failed);
		return new Response(null, { status: 204 });
	}
	const since = await services[kind].sinceShown(id, version, draft).catch(failed);
	if (!since) throw data(null, { status: 404 });
	const holder = await markEditing(id, mine, { takesOver: form.has("takeover") }).catch(failed);
	if (form.has("opens")) return redirect(collections[kind].office.edit + id + url.search);
	const own = (by: string | null) => by === staff.email;
	return Response.json({
		holder,
		newer: since.newer && { ...since.newer, own: own(since.newer.by) },
		other: since.other && { ...since.other, own: own(since.other.by) },
	} satisfies MarkAnswer);
}
