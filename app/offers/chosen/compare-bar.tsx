import { mdiCompareHorizontal } from "@mdi/js";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { withIds } from "./offer-ids.ts";
import { compareNone, useCompared } from "./use-compared.ts";

/** At the foot of a list while machines of it are chosen: leads to their comparison, from two on. */
export function CompareBar() {
	const t = useTexts("angebot");
	const ids = useCompared() ?? [];
	return (
		<div role="status" className="compare-bar print:hidden" hidden={ids.length === 0}>
			{ids.length > 0 && (
				<>
					{ids.length > 1 ? (
						<LocalLink to={withIds("/vergleich", ids)} className={buttonLook({ size: "small" })}>
							<Icon path={mdiCompareHorizontal} size={20} /> {t("compareCount", { count: ids.length })}
						</LocalLink>
					) : (
						<p>{t("compareOne")}</p>
					)}
					<Button kind="quiet" size="small" onClick={compareNone}>
						{t("compareNone")}
					</Button>
				</>
			)}
		</div>
	);
}
