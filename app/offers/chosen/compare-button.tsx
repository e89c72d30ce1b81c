import { mdiCompareHorizontal } from "@mdi/js";
import { useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { MOST_COMPARED } from "./offer-ids.ts";
import { toggleCompared, useCompared } from "./use-compared.ts";

/** Chooses the machine of a card for a comparison; beside the button that saves it. */
export function CompareButton({ id, name }: { id: string; name: string }) {
	const t = useTexts("angebot");
	const ids = useCompared();
	const isChosen = ids?.includes(id) ?? false;
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			aria-label={t("compareMachine", { name })}
			title={t("compare")}
			onClick={() => {
				if (!toggleCompared(id)) showToast({ kind: "bad", title: t("compareFull", { count: MOST_COMPARED }) });
			}}
			className={`needs-script absolute top-[9px] right-[61px] z-10 inline-flex size-11 items-center justify-center rounded-sm border shadow-sm print:hidden ${isChosen ? "border-amber bg-amber text-on-amber" : "border-line bg-surface hover:border-ink"} ${ids === null ? "invisible" : ""}`}
		>
			<Icon path={mdiCompareHorizontal} size={22} />
		</button>
	);
}
