import { useEffect, useRef } from "react";
import { isTyping } from "../../ui/is-typing.ts";
import type { FileUploading } from "./use-file-uploads.ts";

/** Takes pictures that are pasted anywhere on the page. Text still goes into the field it was meant for. */
export function usePaste(uploading: FileUploading): void {
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
export async function picturesInClipboard(): Promise<File[]> {
	const items = await navigator.clipboard.read();
	const pictures = items.map(async (item) => {
		const type = item.types.find((one) => one.startsWith("image/"));
		return type ? new File([await item.getType(type)], "", { type }) : null;
	});
	return (await Promise.all(pictures)).filter((file) => file !== null);
}
