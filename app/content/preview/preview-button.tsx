import { mdiTextBoxSearchOutline } from "@mdi/js";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { previewAddress } from "./preview.ts";
import type { RecordKind } from "../record.ts";

/** Opens the page of a record's draft in a tab, which a second click uses again. */
export function PreviewButton({ record, id }: { record: Pick<RecordKind, "page">; id: string }) {
	const t = useTexts("preview");
	const here = useLocalPath();
	return (
		<a
			href={here(previewAddress(record.page(id)))}
			target="vorschau"
			className={buttonLook({ kind: "secondary", size: "small" })}
		>
			<Icon path={mdiTextBoxSearchOutline} size={16} /> {t("open")}
		</a>
	);
}
