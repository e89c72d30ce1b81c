import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After a conflict the page shows what is stored, which is not usual after a refusal. */
export function afterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return actionStatus === 409 || defaultShouldRevalidate;
}
