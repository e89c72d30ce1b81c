import { useTexts } from "../i18n/texts.tsx";
import { useAmountError } from "./amount-field.tsx";
import { type JobAmount, jobAmounts, type JobError, type JobParameter, type ReadJob } from "./job-form.ts";

/** Returns the errors of the finder's form, in words by field. */
export function useJobErrors(read: ReadJob | null): Partial<Record<JobParameter, string>> {
	const t = useTexts("maschinenfinder");
	const amountError = useAmountError();
	const wordsOf = (field: JobParameter, error: JobError) =>
		error === "number" || error === "range"
			? amountError(error, t(field as JobAmount), jobAmounts[field as JobAmount])
			: t(`error.${error}`);
	return Object.fromEntries(
		Object.entries(read?.errors ?? {}).map(([field, error]) => [field, wordsOf(field as JobParameter, error)]),
	);
}
