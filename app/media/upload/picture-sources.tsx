import { mdiCamera, mdiClipboardArrowDownOutline } from "@mdi/js";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FileButton } from "./file-button.tsx";
import type { FileUploading } from "./use-file-uploads.ts";
import { picturesInClipboard, usePaste } from "./use-paste.ts";

/** Takes pictures from the phone's camera and from the clipboard. */
export function PictureSources({ uploading }: { uploading: FileUploading }) {
	const t = useTexts("pictureTools");
	usePaste(uploading);
	return (
		// A click on the zone around it would open the file dialog.
		<div role="presentation" onClick={(event) => event.stopPropagation()} className="needs-script flex flex-wrap gap-2">
			{/* Some phones offer only their album where several files may be chosen. */}
			<FileButton
				capture="environment"
				size="normal"
				label={t("camera")}
				className="hidden grow pointer-coarse:flex"
				onFile={(file) => uploading.take([file])}
			>
				<Icon path={mdiCamera} size={18} className="shrink-0" /> {t("camera")}
			</FileButton>
			<Paste uploading={uploading} />
		</div>
	);
}

function Paste({ uploading }: { uploading: FileUploading }) {
	const t = useTexts("pictureTools");
	const paste = async () => {
		const files = await picturesInClipboard().catch(() => null);
		if (!files) return uploading.sayNothingPasted("pasteDenied");
		if (files.length === 0) return uploading.sayNothingPasted("pasteNone");
		uploading.take(files.map((file) => new File([file], t("pasted"), { type: file.type })));
	};
	return (
		<Button kind="secondary" size="small" onClick={() => void paste()}>
			<Icon path={mdiClipboardArrowDownOutline} size={18} className="shrink-0" /> {t("paste")}
		</Button>
	);
}
