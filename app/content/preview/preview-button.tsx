import { mdiLinkVariant, mdiTextBoxSearchOutline } from "@mdi/js";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { CopyButton } from "../../foundation/ui/copy-button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { previewAddress } from "./preview.ts";
import type { RecordKind } from "../record.ts";

const look = buttonLook({ kind: "secondary", size: "small" });

/** Opens a record's preview, each time in the same tab, or copies its address for a colleague. */
export function PreviewButton({ record, id }: { record: Pick<RecordKind, "page">; id: string }) {
	const t = useTexts("preview");
	const address = useLocalPath()(previewAddress(record.page(id)));
	return (
		<span className="inline-flex items-center gap-1">
			<a href={address} target="vorschau" className={look}>
				<Icon path={mdiTextBoxSearchOutline} size={16} /> <span className="max-sm:sr-only">{t("open")}</span>
			</a>
			<CopyButton
				text={() => location.origin + address}
				words={{ copy: t("copyPreview"), copied: t("copied"), failed: t("copyFailed") }}
				className={`needs-script ${look}`}
			>
				<Icon path={mdiLinkVariant} size={16} />
			</CopyButton>
		</span>
	);
}
