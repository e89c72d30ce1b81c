import { cvOf } from "../../../requests/page/request-files.server.ts";
import { documentAnswer } from "../../../media/document-answer.server.ts";
import type { Route } from "./+types/application-cv";

export async function loader({ params }: Route.LoaderArgs) {
	const cv = await cvOf(params.id);
	return cv ? documentAnswer(cv, cv.title) : new Response(null, { status: 404 });
}
