import { staffIn } from "../../../accounts/guard.server.ts";
import { deleteJob } from "../../../careers/job-trash.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { deleteForForm, refuseReading } from "../../../site/deletion.server.ts";
import type { Route } from "./+types/job-delete";

export const loader = refuseReading;

export function action({ params, request, context }: Route.ActionArgs) {
	return deleteForForm(request, context.get(requestContext).log, "addCareerPage", () => deleteJob(params.id, staffIn(context)));
}
