import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { nameOf } from "../../../content/record.ts";
import { revokePreview, sharePreview } from "../../../content/preview/previews.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../../foundation/request/refuse-reading.server.ts";
import { type Flash, redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/preview-link";

export const loader = refuseReading;

/** Makes or ends the link with which customers see a record's draft. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	if (request.method !== "POST") refuseReading();
	const kind = kindAt(url.pathname);
	const ends = (await sentForm(request)).has("revoke");
	const record = await services[kind].findForEdit(params.id);
	if (!record) throw data(null, { status: 404 });
	const of = { kind, id: record.id, name: nameOf(collections[kind], record) };
	const message = await (ends ? revokePreview(of, staffIn(context)) : sharePreview(of, staffIn(context))).then(
		(): Partial<Flash> =>
			ends ? { kind: "good", title: "revokedTitle", text: "revokedText" } : { kind: "good", title: "createdTitle" },
		(error: unknown): Partial<Flash> => {
			context.get(requestContext).log.error({ err: error }, "the link of a preview could not be changed");
			return { title: "failedTitle", text: "failedText" };
		},
	);
	const flash = { kind: "bad", namespace: "preview", title: "", ...message } as const;
	return redirectWithFlash(`${collections[kind].office.edit}${record.id}#vorschau-link`, flash);
}
