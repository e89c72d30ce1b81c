import { mdiToggleSwitch, mdiToggleSwitchOffOutline } from "@mdi/js";
import { useFetcher, useLocation } from "react-router";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { useRowChoice } from "../../office/list/use-choice.ts";
import { type RecordsAnswer, rowFailure } from "../../records/list/bulk-answer.ts";
import type { ListLine } from "../../records/list/record-list.ts";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";

/** On the list's own page it is switched in its row whether a machine is available. */
export function AvailableInRow({ line }: { line: ListLine }) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const { pathname, search } = useLocation();
	const fetcher = useFetcher<RecordsAnswer>({ key: `available ${line.id}` });
	const isSwitched = useRowChoice() !== null;
	const isAvailable = line.cells.available!.value === true;
	if (!isSwitched) return null;
	const error = fetcher.state === "idle" ? rowFailure(fetcher.data) : null;
	const change = { pick: "available", available: String(!isAvailable), chosen: `${line.id} ${line.version}` };
	return (
		<fetcher.Form method="post" action={pathname + search}>
			<HiddenFields fields={{ action: "set", confirmed: "yes", ...change }} />
			<button
				type="submit"
				role="switch"
				aria-checked={isAvailable}
				aria-label={t("rowAvailable", { name: line.name })}
				title={t("rowAvailable", { name: line.name })}
				disabled={fetcher.state !== "idle"}
				className="grid size-8 place-items-center rounded-sm hover:bg-sunken"
			>
				<Icon
					path={isAvailable ? mdiToggleSwitch : mdiToggleSwitchOffOutline}
					size={24}
					className={isAvailable ? "" : "text-muted"}
				/>
			</button>
			{error && (
				<p role="alert" className="text-sm font-semibold whitespace-normal text-bad">
					{byKey(error)}
				</p>
			)}
		</fetcher.Form>
	);
}
