import { data, href, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { addJob } from "../../../careers/job-desk.server.ts";
import { JobEditor } from "../../../careers/job-editor.tsx";
import { JOB_DRAFT } from "../../../careers/job-fields.ts";
import { jobForm } from "../../../careers/job-form.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { type FormAnswer, notArrived, refused, unsaved } from "../../../office/form-answer.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { despiteNetwork } from "../../../ui/despite-network.ts";
import { dropDraft } from "../../../ui/draft.ts";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/job-add";

export async function action({ request, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const read = readForm(jobForm, form);
	const answer = (made: FormAnswer) => data(made, { status: made.status });
	if (!read.ok) return answer(refused(read));
	try {
		const id = await addJob(read.value, { by: staffIn(context) });
		const to = form.get("then") === "stay" ? href("/admin/karriere-bearbeiten/:id", { id }) : "/admin/dashboard";
		const values = { name: read.value.title };
		return redirect(to, { headers: { "Set-Cookie": flashCookie({ kind: "good", namespace: "addCareerPage", title: "added", text: "addedText", values }) } });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a position could not be added");
		return answer(unsaved(read.typed, { kind: "failed", code: 503 }));
	}
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<FormAnswer>(request, serverAction, notArrived, () => dropDraft(JOB_DRAFT));
}

export default function JobAdd({ actionData }: Route.ComponentProps) {
	const t = useTexts("addCareerPage");
	return (
		<>
			<PageMeta title={t("addTitle")} noIndex />
			<JobEditor job={null} askDelete={false} answer={actionData ?? null} />
		</>
	);
}
