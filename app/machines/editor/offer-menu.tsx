import { use, useState } from "react";
import { Form, useLocation } from "react-router";
import type { ListLine } from "../../content/list/record-list.server.ts";
import { asks, useStepLabel } from "../../content/states/state-panel.tsx";
import { hasPage } from "../../content/states/states.ts";
import { StepOverPage } from "../../content/states/step-over-page.tsx";
import { possibleSteps, type StepName } from "../../content/states/steps.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { EditLink, RowMenu } from "../../office/list/row-actions.tsx";
import { ChoiceContext } from "../../office/list/use-choice.ts";
import { copyAddress } from "../offer.ts";
import { offerRecord } from "../offer-record.ts";

/** The menu of a machine's row. A step that asks for something does so in a dialog over the list. */
export function OfferMenu({ line }: { line: ListLine }) {
	const t = useTexts("listing");
	const drafts = useTexts("drafts");
	const label = useStepLabel();
	const row = { ...line, type: line.cells.type!.value };
	const edit = offerRecord.office.edit + line.id;
	const isWorkedOn = use(ChoiceContext) !== null;
	const { pathname, search } = useLocation();
	const possible = possibleSteps(offerRecord.states, line).filter((step) => isWorkedOn || asks(step));
	const [asked, ask] = useState<StepName>();
	return (
		<>
			<RowMenu name={line.name || drafts("unnamed")}>
				{line.hasDraft && hasPage(line.state) && <EditLink to={edit}>{drafts("publish")} …</EditLink>}
				{possible.map((step) =>
					asks(step) ? (
						<button key={step} type="button" onClick={() => ask(step)} className="needs-script">
							{label(step, row)} …
						</button>
					) : (
						<Form key={step} method="post" action={pathname + search} preventScrollReset>
							<HiddenFields fields={{ action: step, chosen: `${line.id} ${line.version}` }} />
							<button type="submit">{label(step, row)}</button>
						</Form>
					),
				)}
				<EditLink to={copyAddress(line.id)}>{t("copy")}</EditLink>
			</RowMenu>
			{asked && <StepOverPage {...{ edit }} name={line.name} step={asked} onClose={() => ask(undefined)} />}
		</>
	);
}
