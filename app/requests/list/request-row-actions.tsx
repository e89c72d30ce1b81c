import {
	mdiCheckCircleOutline,
	mdiEyeOffOutline,
	mdiEyeOutline,
	mdiPhone,
	mdiReply,
	mdiShieldCheckOutline,
	mdiTextBoxSearchOutline,
} from "@mdi/js";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useFocusNextRow } from "../../office/list/row-actions.tsx";
import { callLink } from "../page/reply-link.ts";
import type { RequestLine } from "./request-list.server.ts";
import { type RequestView, requestAddress } from "./request-list.ts";
import { StepForm, useStepQuestion } from "./request-step.tsx";
import type { RequestStep } from "../request.ts";

const icons: Partial<Record<RequestStep, string>> = {
	processed: mdiCheckCircleOutline,
	hidden: mdiEyeOffOutline,
	unhidden: mdiEyeOutline,
	released: mdiShieldCheckOutline,
};

function stepsOf({ suspicion, bearbeitet, ausgeblendet }: RequestLine): RequestStep[] {
	if (suspicion) return ["released"];
	return [...(bearbeitet ? [] : ["processed" as const]), ausgeblendet ? "unhidden" : "hidden"];
}

const iconLook = "grid size-10 place-items-center rounded-sm hover:bg-sunken";
const wordLook = buttonLook({ kind: "secondary", className: "px-3" });

/** The actions of a row; on a phone those that matter, in words as far as there is room. */
export function RequestRowActions({ line, view }: { line: RequestLine; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const list = useTexts("requestList");
	const number = line.phone && callLink(line.phone);
	const page = requestAddress(line.id, view);
	const steps = stepsOf(line);
	const row = useFocusNextRow();
	return (
		<div ref={row}>
			<div className="flex max-lg:hidden">
				<LocalLink
					to={page}
					aria-label={t("viewOf", { name: line.name })}
					title={t("view")}
					className={`${iconLook} max-xl:hidden`}
				>
					<Icon path={mdiTextBoxSearchOutline} size={20} />
				</LocalLink>
				{steps.map((step) => (
					<Step key={step} {...{ step, line, view }} look={iconLook} />
				))}
			</div>
			<div className="mt-2 flex flex-wrap gap-2 lg:hidden">
				{number && (
					<a href={number} className={wordLook}>
						<Icon path={mdiPhone} size={18} /> {list("call")}
					</a>
				)}
				{!line.suspicion && (
					<LocalLink to={`${page}#answer_text`} className={wordLook}>
						<Icon path={mdiReply} size={18} /> {list("answer")}
					</LocalLink>
				)}
				<Step
					key={steps[0]}
					step={steps[0]!}
					{...{ line, view }}
					look={wordLook}
					inWords={!number || line.suspicion !== null}
				/>
			</div>
		</div>
	);
}

type StepProps = { step: RequestStep; line: RequestLine; view: RequestView; look: string; inWords?: boolean };

function Step({ step, line, view, look, inWords = false }: StepProps) {
	const t = useTexts("kontaktanfragen");
	const list = useTexts("requestList");
	const question = useStepQuestion();
	return (
		<StepForm step={step} id={line.id} view={view} back="list">
			<button
				type="submit"
				data-ask={question(step, line.name)}
				aria-label={t("stepOf", { step: t(`step.${step}`), name: line.name })}
				title={t(`step.${step}`)}
				className={look}
			>
				<Icon path={icons[step]!} size={inWords ? 18 : 20} />
				{inWords && <span>{list(`action.${step}`)}</span>}
			</button>
		</StepForm>
	);
}
