import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { ErrorSummary } from "../../foundation/ui/form/checked-form.tsx";
import { FormState, Options, SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import { aidAddress, ANSWER_ID } from "./aid.ts";
import { AmountField, useAmountError } from "./amount-field.tsx";
import { materials, mobilities } from "./finder-job.ts";
import { deals, type ReadJob, type JobAmount, jobAmounts, type JobError, type JobParameter } from "./job-form.ts";

/** The machine finder's questions; the address carries the answers. */
export function JobForm({ read }: { read: ReadJob | null }) {
	const t = useTexts("maschinenfinder");
	const common = useTexts("auswahl");
	const path = useLocalPath()(aidAddress("finder"));
	const errors = useJobErrors(read);
	const optional = common("optional");
	const amount = (name: JobAmount) => ({ name, label: t(name), unit: jobAmounts[name].unit });
	return (
		<Form
			// Remounts the form when the address brings other answers.
			key={JSON.stringify(read?.typed)}
			method="get"
			action={`${path}#${ANSWER_ID}`}
			noValidate
			className="grid gap-8 rounded-md border border-line bg-surface p-5 sm:p-6"
		>
			<ErrorSummary title={common("summary")} errors={errors} text={(words) => words} />
			<FormState value={{ errors, typed: read?.typed ?? null }}>
				<Step title={t("step1")}>
					<MaterialChoice chosen={read?.typed.material} error={errors.material} />
				</Step>
				<Step title={t("step2")}>
					<div className="grid gap-4 sm:grid-cols-2">
						<AmountField {...amount("tonnes")} />
						<AmountField {...amount("days")} />
					</div>
					<p className="text-sm text-muted">{t("or")}</p>
					<AmountField {...amount("tph")} hint={t("tphHint")} />
				</Step>
				<Step title={t("step3")} aside={optional}>
					<AmountField {...amount("lump")} hint={t("lumpHint")} />
					<AmountField {...amount("size")} hint={t("sizeHint")} />
				</Step>
				<Step title={t("step4")} aside={optional}>
					<SelectField name="type" label={t("type")}>
						<Options of={deals} label={(deal) => t(`type.${deal}`)} />
					</SelectField>
					<TextField
						name="place"
						label={t("place")}
						hint={t("placeHint")}
						maxLength={100}
						autoComplete="address-level2"
					/>
					<div className="grid gap-4 sm:grid-cols-2">
						<AmountField {...amount("width")} />
						<SelectField name="mobility" label={t("mobility")}>
							<option value="">{t("mobilityAny")}</option>
							<Options of={mobilities} label={(mobility) => t(`mobility.${mobility}`)} />
						</SelectField>
					</div>
				</Step>
			</FormState>
			<div className="grid gap-3">
				<Button>{t("show")}</Button>
				{read && (
					<Link to={path} className={buttonLook({ kind: "quiet" })}>
						{t("again")}
					</Link>
				)}
			</div>
		</Form>
	);
}

function Step({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
	return (
		<fieldset className="grid gap-4">
			<legend className="mb-3 font-display text-xl font-bold">
				{title} {aside && <span className="font-sans text-base font-normal text-muted">({aside})</span>}
			</legend>
			{children}
		</fieldset>
	);
}

function MaterialChoice({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
	const t = useTexts("maschinenfinder");
	return (
		<div className="grid gap-1.5">
			<div className="grid gap-2 sm:grid-cols-2">
				{materials.map((material, i) => (
					<label
						key={material}
						className="flex min-h-11 items-center gap-3 rounded-sm border border-strong-line bg-ground px-3 py-2 leading-tight hover:border-ink has-checked:border-ink has-checked:bg-sunken has-checked:font-bold"
					>
						<input
							type="radio"
							name="material"
							// The list of errors links to the first option.
							id={i === 0 ? "material" : undefined}
							value={material}
							defaultChecked={chosen === material}
							aria-describedby={error && "material-error"}
							className="size-5 shrink-0 checked:accent-amber"
						/>
						{t(`material.${material}`)}
					</label>
				))}
			</div>
			{error && (
				<p id="material-error" className="text-sm font-semibold text-bad">
					{error}
				</p>
			)}
		</div>
	);
}

function useJobErrors(read: ReadJob | null): Record<string, string> {
	const t = useTexts("maschinenfinder");
	const amountError = useAmountError();
	const wordsOf = (field: JobParameter, error: JobError) =>
		error === "number" || error === "range"
			? amountError(error, t(field as JobAmount), jobAmounts[field as JobAmount])
			: t(`error.${error}`);
	const errors = Object.entries(read?.errors ?? {}) as [JobParameter, JobError][];
	return Object.fromEntries(errors.map(([field, error]) => [field, wordsOf(field, error)]));
}
