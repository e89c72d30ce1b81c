import { useEffect, useState } from "react";
import { type Namespace, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { refusalOf } from "./upload-rules.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";
import { type Stored, useUploads } from "./use-uploads.ts";

/** A form can't be saved while an upload is running or while a failed one is neither retried nor dismissed. */
export type UploadState = { running: number; failed: number };
export const noUploads: UploadState = { running: 0, failed: 0 };

type Options = {
	/** The address that each file is sent to. */
	address: string;
	/** The form field of the files. */
	name: string;
	/** The form's namespace. */
	texts: Namespace;
	/** Whether the form has several pictures. */
	multiple: boolean;
	/** `place` is the picture that the new one replaces. */
	onStored: (picture: Stored, place: string | null) => void;
	onState: (state: UploadState) => void;
};

export type PictureUploading = ReturnType<typeof usePictureUploads>;

/** Takes a form's pictures, from wherever they come, and uploads each immediately. */
export function usePictureUploads({ address, name, texts, multiple, onStored, onState }: Options) {
	const t = useTextsByKey(texts);
	const tools = useTexts("pictureTools");
	const showRefusals = useRefusalToast(texts);
	const [refused, setRefused] = useState<string[]>([]);
	const { uploads, add, retry, drop } = useUploads(address, name, onStored, (failed) =>
		showRefusals([`${failed.name}: ${t(failed.reason!, { code: failed.code })}`]),
	);
	const running = uploads.filter(({ reason }) => reason === null).length;
	const failed = uploads.length - running;
	useEffect(() => onState({ running, failed }), [running, failed, onState]);
	const refuse = (reasons: string[]) => {
		setRefused(reasons);
		if (reasons.length > 0) showRefusals(reasons);
	};
	return {
		name,
		texts,
		multiple,
		uploads,
		/** Why files were refused before anything was sent, in words. */
		refused,
		retry,
		drop,
		/** Uploads the files that can be taken, and says of each other one why not. */
		take(files: File[], place: string | null = null) {
			// Picking one of several files at random would be a surprise, so none is taken.
			if (files.length > 1 && (!multiple || place !== null)) return refuse([t("picture.count")]);
			const refusals = files.map((file) => ({ file, reason: refusalOf(file) }));
			refuse(refusals.flatMap(({ file, reason }) => (reason ? [`${file.name}: ${t(reason)}`] : [])));
			add(
				refusals.flatMap(({ file, reason }) => (reason ? [] : [file])),
				place,
			);
		},
		/** Says that the clipboard has no picture, or that it may not be read. */
		sayNothingPasted: (why: "pasteNone" | "pasteDenied") => refuse([tools(why)]),
	};
}
