import { useEffect, useState } from "react";
import { type Namespace, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { useUploads } from "./use-uploads.ts";
import { mdiFileUploadOutline, mdiTrayArrowUp } from "@mdi/js";
import { documentRefusal } from "../document.ts";
import { acceptedPictures, refusalOf } from "./upload-rules.ts";

type Options<Stored> = {
	kind: keyof typeof fileKinds;
	address: string;
	name: string;
	texts: Namespace;
	/** How many more files the form may have; "one": a single file, which a new one replaces. */
	room: number | "one";
	/** `place` is the file that the new one replaces. */
	onStored: (stored: Stored, place: string | null) => void;
	/** Says why the form can't be saved: an upload is running, or one that failed is neither retried nor dismissed. */
	onBlocked: (reason: string | null) => void;
};

export type FileUploading = ReturnType<typeof useFileUploads>;

/** Takes a form's files, from wherever they come, and uploads each immediately. */
export function useFileUploads<Stored>({ kind, address, name, texts, room, onStored, onBlocked }: Options<Stored>) {
	const t = useTextsByKey(texts);
	const tools = useTexts("pictureTools");
	const { refusalOf, failed: failedTitle } = fileKinds[kind];
	const showRefusals = (reasons: string[]) =>
		showToast({ kind: "bad", title: t(failedTitle), text: reasons.join(" ") });
	const [refused, setRefused] = useState<string[]>([]);
	const { uploads, add, retry, drop } = useUploads(address, name, onStored, (failed) =>
		showRefusals([`${failed.name}: ${t(failed.reason!, { code: failed.code })}`]),
	);
	const failed = uploads.filter(({ reason }) => reason !== null).length;
	const waiting = failed < uploads.length ? t(`upload.${kind}.running`) : t(`upload.${kind}.failed`, { count: failed });
	const blocked = uploads.length > 0 ? waiting : null;
	useEffect(() => onBlocked(blocked), [blocked, onBlocked]);
	const refuse = (reasons: string[]) => {
		setRefused(reasons);
		if (reasons.length > 0) showRefusals(reasons);
	};
	return {
		kind,
		name,
		texts,
		multiple: room !== "one",
		uploads,
		/** Why files were refused before anything was sent, in words. */
		refused,
		retry,
		drop,
		/** Uploads the files that can be taken, and says of each other one why not. */
		take(files: File[], place: string | null = null) {
			// None is taken, since picking one of several would be a surprise.
			if (files.length > 1 && (room === "one" || place !== null)) return refuse([t(`${kind}.count`)]);
			const most = room === "one" ? 1 : Math.max(0, room - uploads.length);
			const good = files.filter((file) => refusalOf(file) === null);
			refuse([
				...files.filter((file) => !good.includes(file)).map((file) => `${file.name}: ${t(refusalOf(file)!)}`),
				...good.slice(most).map((file) => `${file.name}: ${t(`${kind}.count`)}`),
			]);
			add(good.slice(0, most), place);
		},
		sayNothingPasted: () => refuse([tools("pasteNone")]),
	};
}

/** How the files of a form differ; `failed` is a key of its namespace, as `upload.picture.drop` is. */
export const fileKinds = {
	picture: {
		accepted: acceptedPictures,
		icon: mdiTrayArrowUp,
		refusalOf,
		failed: "uploadErrorTitle",
	},
	document: {
		accepted: "application/pdf,.pdf",
		icon: mdiFileUploadOutline,
		refusalOf: documentRefusal,
		failed: "documentsErrorTitle",
	},
} as const;
