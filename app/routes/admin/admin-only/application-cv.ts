import { cvOf } from "../../../applications/application-list.server.ts";
import { documentAnswer } from "../../../media/document-answer.server.ts";
import { unavailable } from "../../../request/request-context.server.ts";
import type { Route } from "./+types/application-cv";

/** The CV of an application, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const notRead = unavailable(context, "a CV could not be read");
	const cv = await cvOf(params.id).catch(notRead);
	return cv ? documentAnswer(cv, cv.title).catch(notRead) : new Response(null, { status: 404 });
}
