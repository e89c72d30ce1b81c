import { Form } from "react-router";
import { QuickTimes } from "../../content/states/quick-times.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { useNameOf } from "../../office/frame/people.tsx";
import type { ContactRequest } from "./request-detail.server.ts";
import type { RequestDesk, WorkAnswer } from "./request-work.ts";
import { WorkForm } from "./work-form.tsx";

type Props = Pick<RequestDesk, "me" | "colleagues"> & {
	request: ContactRequest;
	/** A calendar day. */
	today: string;
	answer: WorkAnswer | undefined;
};

export function RequestWorkPanel({ request, colleagues, me, today, answer }: Props) {
	const t = useTexts("requestWork");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("work")}</h2>
			<div className="mt-4 grid gap-5">
				<Assign {...{ request, colleagues, me, answer }} />
				{!request.bearbeitet && <FollowUp {...{ request, today, answer }} />}
			</div>
		</section>
	);
}

function Assign({ request: { assigned_to, assigned_email }, colleagues, me, answer }: Omit<Props, "today">) {
	const nameOf = useNameOf();
	const t = useTexts("requestWork");
	const saving = useSaving();
	// Still named, although no longer one of those who may answer.
	const former = assigned_to !== null && !colleagues.some(({ id }) => id === assigned_to);
	return (
		<div>
			<WorkForm key={assigned_to} intent="assign" answer={answer} className="grid gap-2">
				<SelectField label={t("assigned")} name="colleague" defaultValue={assigned_to ?? ""}>
					<option value="">{t("nobody")}</option>
					{former && (
						<option value={assigned_to} disabled>
							{nameOf(assigned_email ?? "")}
						</option>
					)}
					{colleagues.map(({ id, email }) => (
						<option key={id} value={id}>
							{nameOf(email)}
						</option>
					))}
				</SelectField>
				<div className="flex flex-wrap gap-2">
					<Button intent="assign" kind="secondary" size="small" disabled={saving}>
						{t("assign")}
					</Button>
					{assigned_to !== me && (
						<Button form="assign-me" kind="quiet" size="small" disabled={saving}>
							{t("assignMe")}
						</Button>
					)}
				</div>
			</WorkForm>
			<Form id="assign-me" method="post" preventScrollReset>
				<HiddenFields fields={{ intent: "assign", colleague: me }} />
			</Form>
		</div>
	);
}

function FollowUp({ request: { follow_up }, today, answer }: Pick<Props, "request" | "today" | "answer">) {
	const t = useTexts("requestWork");
	const saving = useSaving();
	return (
		<WorkForm key={follow_up} intent="followUp" answer={answer} className="grid gap-2">
			<TextField
				type="date"
				label={t("followUp")}
				hint={t("followUpHint")}
				name="day"
				min={today}
				defaultValue={follow_up ?? ""}
			/>
			<QuickTimes field="day" intent="followUp" />
			<Button intent="followUp" kind="secondary" size="small" disabled={saving} className="justify-self-start">
				{t("followUpSet")}
			</Button>
		</WorkForm>
	);
}
