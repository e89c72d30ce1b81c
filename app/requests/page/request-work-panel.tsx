import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { useNameOf } from "../../office/frame/people.tsx";
import type { ContactRequest } from "./request-detail.server.ts";
import { answerTo, type RequestDesk, type WorkAnswer } from "./request-work.ts";
import { WorkFailure } from "./work-failure.tsx";

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
	const textByKey = useTextsByKey("requestWork");
	const saving = useSaving();
	const sent = answerTo(answer, "assign");
	const refused = sent?.errors?.colleague;
	// Still named, although no longer one of those who may answer.
	const former = assigned_to !== null && !colleagues.some(({ id }) => id === assigned_to);
	return (
		<div>
			<WorkFailure answer={answer} intent="assign" />
			<Form key={assigned_to} method="post" preventScrollReset className="grid gap-2">
				<SelectField
					label={t("assigned")}
					name="colleague"
					defaultValue={sent?.typed.colleague ?? assigned_to ?? ""}
					error={refused && textByKey(refused)}
				>
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
			</Form>
			<Form id="assign-me" method="post" preventScrollReset>
				<HiddenFields fields={{ intent: "assign", colleague: me }} />
			</Form>
		</div>
	);
}

function FollowUp({ request: { follow_up }, today, answer }: Pick<Props, "request" | "today" | "answer">) {
	const t = useTexts("requestWork");
	const textByKey = useTextsByKey("requestWork");
	const saving = useSaving();
	const sent = answerTo(answer, "followUp");
	const refused = sent?.errors?.day;
	return (
		<Form key={follow_up} method="post" preventScrollReset className="grid gap-2">
			<WorkFailure answer={answer} intent="followUp" />
			<TextField
				type="date"
				label={t("followUp")}
				hint={t("followUpHint")}
				name="day"
				min={today}
				defaultValue={sent?.typed.day ?? follow_up ?? ""}
				error={refused && textByKey(refused)}
			/>
			<Button intent="followUp" kind="secondary" size="small" disabled={saving} className="justify-self-start">
				{t("followUpSet")}
			</Button>
		</Form>
	);
}
