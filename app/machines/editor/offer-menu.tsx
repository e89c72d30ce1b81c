import { use, useState } from "react";
import { Form, Navigate, useFetcher, useLocation } from "react-router";
import type { ListLine } from "../../content/list/record-list.server.ts";
import { asks, StepDialog, useStepLabel } from "../../content/states/state-panel.tsx";
import { hasPage } from "../../content/states/states.ts";
import type { StateRow } from "../../content/states/step-service.server.ts";
import { possibleSteps, STEP_PARAMETER, type StepName, steps } from "../../content/states/steps.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { EditLink, RowMenu } from "../../office/list/row-actions.tsx";
import { ChoiceContext } from "../../office/list/use-choice.ts";
import { useFromHere } from "../../office/use-way-back.ts";
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
	const fromHere = useFromHere();
	const possible = possibleSteps(offerRecord.states, line).filter((step) => isWorkedOn || asks(step));
	const { load, reset, data: form } = useFetcher<{ stored: StateRow | null }>();
	const [asked, ask] = useState<StepName>();
	return (
		<>
			<RowMenu name={line.name || drafts("unnamed")}>
				{line.hasDraft && hasPage(line.state) && <EditLink to={edit}>{drafts("publish")} …</EditLink>}
				{possible.map((step) =>
					asks(step) ? (
						// Without a script it leads to the dialog at the machine's form.
						<EditLink
							key={step}
							to={`${edit}?${STEP_PARAMETER}=${steps[step].path}`}
							onClick={(event) => {
								if (event.ctrlKey || event.metaKey || event.shiftKey) return;
								event.preventDefault();
								ask(step);
								void load(edit);
							}}
						>
							{label(step, row)} …
						</EditLink>
					) : (
						<Form key={step} method="post" action={pathname + search} preventScrollReset>
							<HiddenFields fields={{ action: step, chosen: `${line.id} ${line.version}` }} />
							<button type="submit">{label(step, row)}</button>
						</Form>
					),
				)}
				<EditLink to={copyAddress(line.id)}>{t("copy")}</EditLink>
			</RowMenu>
			{/* The form says what has become of a machine that is gone. */}
			{form?.stored === null && <Navigate to={fromHere(edit)} />}
			{asked && form?.stored && (
				<StepDialog
					name={line.name}
					row={form.stored}
					step={asked}
					address={fromHere(`${edit}/${steps[asked].path}?${STEP_PARAMETER}=${steps[asked].path}`)}
					onClose={() => reset()}
				/>
			)}
		</>
	);
}
