import { mdiCamera, mdiClipboardArrowDownOutline } from "@mdi/js";
import { useEffect, useRef, type ComponentProps } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { isTyping } from "../../foundation/ui/is-typing.ts";
import type { FileUploading } from "./use-file-uploads.ts";
import { acceptedPictures } from "./upload-rules.ts";

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

/** Takes pictures that are pasted anywhere on the page. Text still goes into the field it was meant for. */
function usePaste(uploading: FileUploading): void {
	const latest = useRef(uploading);
	latest.current = uploading;
	useEffect(() => {
		const paste = (event: ClipboardEvent) => {
			const { target, clipboardData } = event;
			if (!clipboardData || (target instanceof Element && target.closest("dialog"))) return;
			const files = [...clipboardData.files];
			const typing = isTyping(target);
			// Office programs copy a text as a picture, too.
			if (typing && (files.length === 0 || clipboardData.types.includes("text/plain"))) return;
			event.preventDefault();
			if (files.length > 0) latest.current.take(files);
			else latest.current.sayNothingPasted("pasteNone");
		};
		document.addEventListener("paste", paste);
		return () => document.removeEventListener("paste", paste);
	}, []);
}

/** The pictures in the clipboard. @throws if the browser or the user does not allow it to be read */
async function picturesInClipboard(): Promise<File[]> {
	const items = await navigator.clipboard.read();
	const pictures = items.map(async (item) => {
		const type = item.types.find((one) => one.startsWith("image/"));
		return type ? new File([await item.getType(type)], "", { type }) : null;
	});
	return (await Promise.all(pictures)).filter((file) => file !== null);
}

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & {
	label: string;
	/** Opens the phone's camera. */
	capture?: "environment";
	onFile: (file: File) => void;
};

export function FileButton({ label, capture, onFile, ...button }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button kind="secondary" size="small" aria-label={label} onClick={() => input.current?.click()} {...button} />
			<input
				ref={input}
				type="file"
				accept={acceptedPictures}
				capture={capture}
				hidden
				aria-label={label}
				onChange={({ currentTarget }) => {
					const file = currentTarget.files?.[0];
					// Otherwise choosing the same picture again would trigger no event.
					currentTarget.value = "";
					if (file) onFile(file);
				}}
			/>
		</>
	);
}
