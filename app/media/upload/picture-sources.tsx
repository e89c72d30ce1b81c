import { mdiCamera } from "@mdi/js";
import { useEffect, useEffectEvent, useRef, type ComponentProps } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { FileUploading } from "./use-file-uploads.ts";
import { acceptedPictures } from "./upload-rules.ts";

export function PictureSources({ uploading }: { uploading: FileUploading }) {
	const t = useTexts("pictureTools");
	usePaste(uploading);
	return (
		// A click on the zone around it would open the file dialog.
		<div role="presentation" onClick={(event) => event.stopPropagation()} className="needs-script pointer-coarse:grow">
			{/* Some phones offer only their album where several files may be chosen. */}
			<FileButton
				capture="environment"
				size="normal"
				label={t("camera")}
				className="hidden w-full pointer-coarse:flex"
				onFile={(file) => uploading.take([file])}
			>
				<Icon path={mdiCamera} size={18} className="shrink-0" /> {t("camera")}
			</FileButton>
			<p className="text-sm text-muted pointer-coarse:hidden">{t("paste")}</p>
		</div>
	);
}

/** Takes pictures that are pasted anywhere on the page. Text still goes into the field it was meant for. */
function usePaste({ take, sayNothingPasted }: FileUploading): void {
	const paste = useEffectEvent((event: ClipboardEvent) => {
		const { target, clipboardData } = event;
		if (!clipboardData || (target instanceof Element && target.closest("dialog"))) return;
		const files = [...clipboardData.files];
		// Office programs copy a text as a picture, too.
		if (isTyping(target) && (files.length === 0 || clipboardData.types.includes("text/plain"))) return;
		event.preventDefault();
		if (files.length > 0) take(files);
		else sayNothingPasted();
	});
	useEffect(() => {
		document.addEventListener("paste", paste);
		return () => document.removeEventListener("paste", paste);
	}, []);
}

/** Whether a key press at this element types something. */
function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			target.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea, select"))
	);
}

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & {
	label: string;
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
