import { type ComponentProps, useEffect } from "react";
import { Navigate, useFetcher } from "react-router";
import { useFromHere } from "../../office/use-way-back.ts";
import { StepDialog } from "./state-panel.tsx";
import type { StateRow } from "./step-service.server.ts";

/** The dialog of a step over a page that is not the record's form, and stays. */
export function StepOverPage(props: Omit<ComponentProps<typeof StepDialog>, "row">) {
	const { edit } = props;
	const fromHere = useFromHere();
	const { load, data } = useFetcher<{ stored: StateRow | null }>();
	useEffect(() => void load(edit), [edit, load]);
	if (!data) return null;
	// The form says what has become of a machine that is gone.
	return data.stored ? <StepDialog {...props} row={data.stored} /> : <Navigate to={fromHere(edit)} />;
}
