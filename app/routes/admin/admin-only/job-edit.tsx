import { data, href, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { changeJob, jobToEdit } from "../../../careers/job-desk.server.ts";
import { JobEditor } from "../../../careers/job-editor.tsx";
import { notSaved } from "../../../careers/job-fields.ts";
import { jobForm } from "../../../careers/job-form.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { type FormAnswer, notArrived, refused, unsaved } from "../../../office/form-answer.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { keepForm, missingRecord } from "../../../site/missing-record.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { RecordTrace } from "../../../trace/record-trace.tsx";
import { traceOfRecord } from "../../../trace/trace-entries.server.ts";
import { despiteNetwork } from "../../../ui/despite-network.ts";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/job-edit";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const [job, trace] = await Promise.all([jobToEdit(params.id), traceOfRecord("job", params.id)]).catch((error: unknown) => {
		context.get(requestContext).log.error({ err: error }, "a position could not be read");
		throw data(null, { status: 503 });
	});
	return { job: job ?? missingRecord(context, "addCareerPage", params.id), trace, askDelete: url.searchParams.has("loeschen") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const read = readForm(jobForm, form);
	const answer = (made: FormAnswer) => data(made, { status: made.status });
	if (!read.ok) return answer(refused(read));
	try {
		// "Save mine all the same" names the version that its reader has seen.
		const version = Number(form.get("overwrite") || form.get("version"));
		const saved = await changeJob(params.id, version, read.value, { by: staffIn(context) });
		if (!saved.ok) {
			keepForm(context);
			return answer(notSaved(read.typed, saved, params.id));
		}
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a position could not be saved");
		return answer(unsaved(read.typed, { kind: "failed", code: 503 }));
	}
	const values = { name: read.value.title };
	const to = form.get("then") === "stay" ? href("/admin/karriere-bearbeiten/:id", { id: params.id }) : "/admin/dashboard";
	return redirect(to, { headers: { "Set-Cookie": flashCookie({ kind: "good", namespace: "addCareerPage", title: "saved", text: "savedText", values }) } });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<FormAnswer>(request, serverAction, notArrived);
}

export default function JobEdit({ loaderData: { job, trace, askDelete }, actionData }: Route.ComponentProps) {
	const t = useTexts("addCareerPage");
	return (
		<>
			<PageMeta title={t("editTitle")} noIndex />
			<JobEditor key={job?.id} job={job ?? "gone"} askDelete={askDelete} answer={actionData ?? null} />
			<div className="page-width">
				<RecordTrace entries={trace} />
			</div>
		</>
	);
}
