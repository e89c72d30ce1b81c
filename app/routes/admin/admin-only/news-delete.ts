import { staffIn } from "../../../accounts/guard.server.ts";
import { deleteNews } from "../../../news/news-trash.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { deleteForForm, refuseReading } from "../../../site/deletion.server.ts";
import type { Route } from "./+types/news-delete";

export const loader = refuseReading;

export function action({ params, request, context }: Route.ActionArgs) {
	return deleteForForm(request, context.get(requestContext).log, "addNewsPage", () => deleteNews(params.id, staffIn(context)));
}
