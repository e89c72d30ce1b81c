import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { deleteNews } from "../../../news/news-trash.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { deletedRecord, flashCookie } from "../../../site/flash.server.ts";
import type { Route } from "./+types/news-delete";

/** Deleting takes a form, never a link. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "POST" } });
	const flash = await deleteNews(params.id, staffIn(context)).then(
		(name) => deletedRecord("addNewsPage", name),
		(error: unknown) => {
			context.get(requestContext).log.error({ err: error }, "a news item could not be deleted");
			return flashCookie({ kind: "bad", namespace: "addNewsPage", title: "deleteErrorTitle", text: "deleteErrorText", values: { code: "503" } });
		},
	);
	return redirect("/admin/dashboard", { headers: { "Set-Cookie": flash } });
}
