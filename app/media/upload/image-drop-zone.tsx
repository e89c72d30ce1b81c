import { mdiCamera, mdiClipboardArrowDownOutline, mdiTrayArrowUp } from "@mdi/js";
import { useRef } from "react";
import { useDropzone } from "react-dropzone";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DropZoneFrame } from "./drop-zone-frame.tsx";
import { acceptedPictures } from "./upload-rules.ts";
import { picturesInClipboard, usePaste } from "./use-paste.ts";
import type { PictureUploading } from "./use-picture-uploads.ts";

type Props = {
	uploading: PictureUploading;
	title?: string;
	error: string | null;
};

/**
 * Takes pictures by drag and drop, from a file dialog, the camera or the clipboard, and immediately says which ones it
 * refuses. Without a script it is a plain file input.
 */
export function ImageDropZone({ uploading, title, error }: Props) {
	const { name, texts, multiple, refused, take } = uploading;
	const t = useTextsByKey(texts);
	usePaste(uploading);
	const zone = useDropzone({
		multiple: true,
		onDrop: (files) => {
			take(files);
			// Otherwise the input would send the files a second time with the form.
			if (zone.inputRef.current) zone.inputRef.current.value = "";
		},
	});
	return (
		<DropZoneFrame
			zone={zone}
			name={name}
			input={{ accept: acceptedPictures, multiple }}
			icon={mdiTrayArrowUp}
			label={zone.isDragActive ? t("dropActive") : (title ?? t("dropTitle"))}
			hint={t("dropHint")}
			problems={[...(error ? [error] : []), ...refused]}
			className="p-3"
		>
			<div className="needs-script flex flex-wrap gap-2">
				<Camera onFiles={take} />
				<Paste uploading={uploading} />
			</div>
		</DropZoneFrame>
	);
}

/** Opens the phone's camera. A separate input, because some phones offer only their album for multiple files. */
function Camera({ onFiles }: { onFiles: (files: File[]) => void }) {
	const t = useTexts("pictureTools");
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button kind="secondary" className="hidden grow pointer-coarse:flex" onClick={() => input.current?.click()}>
				<Icon path={mdiCamera} size={18} className="shrink-0" /> {t("camera")}
			</Button>
			<input
				ref={input}
				type="file"
				accept={acceptedPictures}
				capture="environment"
				hidden
				aria-label={t("camera")}
				onChange={({ currentTarget }) => {
					onFiles([...(currentTarget.files ?? [])]);
					// Otherwise choosing the same picture again would trigger no event.
					currentTarget.value = "";
				}}
			/>
		</>
	);
}

function Paste({ uploading }: { uploading: PictureUploading }) {
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
