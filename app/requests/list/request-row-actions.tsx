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

const wordLook = buttonLook({ kind: "secondary", className: "px-3" });
/** On a desk, where rows are low, a sign alone. */
const stepLook = `${wordLook} lg:size-10 lg:border-transparent lg:bg-transparent lg:p-0 lg:hover:bg-sunken`;

/** The actions of a row; on a phone those that matter, in words as far as there is room. */
export function RequestRowActions({ line, view }: { line: RequestLine; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const list = useTexts("requestList");
	const question = useStepQuestion();
	const number = line.phone && callLink(line.phone);
	const page = requestAddress(line.id, view);
	const { name, suspicion } = line;
	return (
		<div className="flex gap-2 max-lg:mt-2 max-lg:flex-wrap lg:gap-0">
			<LocalLink to={page} aria-label={t("viewOf", { name })} title={t("view")} className={`${stepLook} max-xl:hidden`}>
				<Icon path={mdiTextBoxSearchOutline} size={20} />
			</LocalLink>
			{number && (
				<a href={number} className={`${wordLook} lg:hidden`}>
					<Icon path={mdiPhone} size={18} /> {list("call")}
				</a>
			)}
			{!suspicion && (
				<LocalLink to={`${page}#answer_text`} className={`${wordLook} lg:hidden`}>
					<Icon path={mdiReply} size={18} /> {list("answer")}
				</LocalLink>
			)}
			{stepsOf(line).map((step, at) => (
				<StepForm
					key={step}
					step={step}
					{...{ id: line.id, view }}
					back="list"
					className={at > 0 ? "max-lg:hidden" : ""}
				>
					<button
						type="submit"
						data-ask={question(step, name)}
						aria-label={t("stepOf", { step: t(`step.${step}`), name })}
						title={t(`step.${step}`)}
						className={stepLook}
					>
						<Icon path={icons[step]!} size={20} />
						{(!number || suspicion) && <span className="lg:hidden">{list(`action.${step}`)}</span>}
					</button>
				</StepForm>
			))}
		</div>
	);
}
