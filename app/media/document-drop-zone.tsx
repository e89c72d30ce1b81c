import { mdiFileUploadOutline } from "@mdi/js";
import { useState } from "react";
import { ErrorCode, useDropzone } from "react-dropzone";
import { type Namespace, useTextsByKey } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { useLocked } from "../ui/use-locked.ts";
import { Icon } from "../ui/icon.tsx";
import { DOCUMENT_FIELD, documentLimits } from "./document.ts";

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
	const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
		accept: { "application/pdf": [".pdf"] },
		disabled: useLocked(),
		maxSize: documentLimits.bytes,
		minSize: 1,
		onDrop: (files, rejections) => {
			const bad = rejections.map(({ file, errors }) => `${file.name}: ${reasons[errors[0]?.code ?? ""] ?? ""}`);
			const tooMany = files.slice(room).map(({ name }) => `${name}: ${t("document.count")}`);
			setRefused([...bad, ...tooMany]);
			onFiles(files.slice(0, room));
			// Otherwise the input would send the files a second time with the form.
			if (inputRef.current) inputRef.current.value = "";
		},
	});
	const problems = [...(error ? [error] : []), ...refused];
	return (
		<div>
			<div
				{...getRootProps({ role: "presentation", tabIndex: undefined })}
				className={`relative grid grid-cols-1 justify-items-center gap-1 rounded-md border-2 border-dashed p-6 text-center ${isDragActive ? "border-amber bg-sunken" : "border-strong-line"}`}
			>
				<input
					{...getInputProps({
						id: DOCUMENT_FIELD,
						name: DOCUMENT_FIELD,
						"aria-label": undefined,
						style: {},
						tabIndex: 0,
						className: "native-file peer max-w-full text-sm",
					})}
					aria-invalid={problems.length > 0 || undefined}
				/>
				{/* The browser's own button is in the browser's language, so with a script the label replaces it. */}
				<label
					htmlFor={DOCUMENT_FIELD}
					className={buttonLook({
						kind: "secondary",
						className:
							"peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-amber",
					})}
				>
					<Icon path={mdiFileUploadOutline} size={18} className="shrink-0" />{" "}
					{isDragActive ? t("documentsDropActive") : t("documentsDrop")}
				</label>
				<p className="mt-1 text-sm text-muted">{t("documentsHint")}</p>
			</div>
			{problems.length > 0 && (
				<div role="alert" className="mt-2 text-sm font-semibold [overflow-wrap:anywhere] text-bad">
					<ul>
						{problems.map((problem) => (
							<li key={problem}>{problem}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
