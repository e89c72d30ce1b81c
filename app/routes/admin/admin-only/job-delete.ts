import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { deleteJob } from "../../../careers/job-trash.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { deletedRecord, flashCookie } from "../../../site/flash.server.ts";
import type { Route } from "./+types/job-delete";

/** Deleting takes a form, never a link. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "POST" } });
	const flash = await deleteJob(params.id, staffIn(context)).then(
		(name) => deletedRecord("addCareerPage", name),
		(error: unknown) => {
			context.get(requestContext).log.error({ err: error }, "a position could not be deleted");
			return flashCookie({ kind: "bad", namespace: "addCareerPage", title: "deleteErrorTitle", text: "deleteErrorText", values: { code: "503" } });
		},
	);
	return redirect("/admin/dashboard", { headers: { "Set-Cookie": flash } });
}
