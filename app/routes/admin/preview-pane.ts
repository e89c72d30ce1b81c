import { staffIn } from "../../accounts/guard.server.ts";
import { rememberPane } from "../../records/pane-choice.server.ts";
import { readPane } from "../../records/preview.ts";
import { unavailable } from "../../request-context.server.ts";
import { refuseReading } from "../../site/deletion.server.ts";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/preview-pane";

export const loader = refuseReading;

/** Keeps whether somebody has the preview open beside forms, and how wide. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") refuseReading();
	const choice = readPane(await sentForm(request));
	if (!choice) return new Response(null, { status: 400 });
	await rememberPane(choice, staffIn(context)).catch(unavailable(context, "a choice could not be kept"));
	return new Response(null, { status: 204 });
}
