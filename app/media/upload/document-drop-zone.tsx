import { mdiFileUploadOutline } from "@mdi/js";
import { useState } from "react";
import { ErrorCode, useDropzone } from "react-dropzone";
import { type Namespace, useTextsByKey } from "../../i18n/texts.tsx";
import { DOCUMENT_FIELD, documentLimits } from "../document.ts";
import { DropZoneFrame } from "./drop-zone-frame.tsx";
import { own } from "../../i18n/text.ts";

type Props = {
	/** The form's namespace. */
	texts: Namespace;
	/** How many more documents the form may have. */
	room: number;
	onFiles: (files: File[]) => void;
	error: string | null;
};

/**
 * Takes PDFs by drag and drop or from a file dialog, and immediately says which files it refuses. Without a script it
 * is a plain file input.
 */
export function DocumentDropZone({ texts, room, onFiles, error }: Props) {
	const t = useTextsByKey(texts);
	const [refused, setRefused] = useState<string[]>([]);
	const reasons: Record<string, string> = {
		[ErrorCode.FileTooLarge]: t("document.tooLarge"),
		[ErrorCode.FileInvalidType]: t("document.type"),
		[ErrorCode.FileTooSmall]: t("document.empty"),
	};
	const zone = useDropzone({
		accept: { "application/pdf": [".pdf"] },
		maxSize: documentLimits.bytes,
		minSize: 1,
		onDrop: (files, rejections) => {
			const bad = rejections.map(({ file, errors }) => `${file.name}: ${own(reasons, errors[0]?.code ?? "") ?? ""}`);
			const tooMany = files.slice(room).map(({ name }) => `${name}: ${t("document.count")}`);
			setRefused([...bad, ...tooMany]);
			onFiles(files.slice(0, room));
			// Otherwise the input would send the files a second time with the form.
			if (zone.inputRef.current) zone.inputRef.current.value = "";
		},
	});
	return (
		<DropZoneFrame
			zone={zone}
			name={DOCUMENT_FIELD}
			icon={mdiFileUploadOutline}
			label={zone.isDragActive ? t("documentsDropActive") : t("documentsDrop")}
			hint={t("documentsHint")}
			problems={[...(error ? [error] : []), ...refused]}
			className="p-3"
		/>
	);
}
