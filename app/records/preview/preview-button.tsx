import { mdiTextBoxSearchOutline } from "@mdi/js";
import type { MouseEvent } from "react";
import { useLocalPath, useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { previewAddress } from "./preview.ts";
import type { RecordKind } from "../record.ts";
import { usePreview } from "./use-preview.ts";

/** Opens the preview beside the form, or in a tab of its own where there is no room or somebody wants that. */
export function PreviewButton({ record }: { record: Pick<RecordKind, "page"> }) {
	const t = useTexts("preview");
	const here = useLocalPath();
	const preview = usePreview();
	if (!preview || preview.id === null || !record.page) return null;
	const { isWide, isOpen, toggle } = preview;
	const onClick = (event: MouseEvent) => {
		if (!isWide || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		toggle();
	};
	return (
		<a
			href={here(previewAddress(record.page(preview.id)))}
			target="_blank"
			rel="noopener"
			aria-expanded={isWide ? isOpen : undefined}
			onClick={onClick}
			className={buttonLook({ kind: "secondary", size: "small" })}
		>
			<Icon path={mdiTextBoxSearchOutline} size={16} /> {t("open")}
		</a>
	);
}
