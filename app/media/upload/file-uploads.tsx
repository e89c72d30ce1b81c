import { useDropzone } from "react-dropzone";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { buttonLook, Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useChosenBefore, type Upload } from "./use-uploads.ts";
import { PictureSources } from "./picture-sources.tsx";
import { type FileUploading, fileKinds } from "./use-file-uploads.ts";
import { mdiClose } from "@mdi/js";

type Props = { uploading: FileUploading; title?: string; error: string | null };

/**
 * Takes files by drag and drop or from a file dialog, pictures also from camera and clipboard, and says at once which
 * it refuses. Without a script it is a plain file input. Below it are the uploads that run or have failed.
 */
export function FileUploads({ uploading, title, error }: Props) {
	const { kind, name, texts, multiple, uploads, refused, take } = uploading;
	const { accepted: accept, icon } = fileKinds[kind];
	const t = useTextsByKey(texts);
	const zone = useDropzone({
		multiple: true,
		onDrop: (files) => {
			take(files);
			// Otherwise the input would send the files a second time with the form.
			if (zone.inputRef.current) zone.inputRef.current.value = "";
		},
	});
	useChosenBefore(zone.inputRef);
	const problems = [...(error ? [error] : []), ...refused];
	return (
		<>
			<div>
				<div
					{...zone.getRootProps({ role: "presentation", tabIndex: undefined })}
					className={`relative flex flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-md border-2 border-dashed text-center p-3 ${zone.isDragActive ? "border-amber bg-sunken" : "border-strong-line"}`}
				>
					<input
						{...zone.getInputProps({
							id: name,
							name,
							accept,
							multiple,
							"aria-label": undefined,
							style: {},
							tabIndex: 0,
							className: "peer in-[.scripted]:sr-only max-w-full text-sm",
						})}
						aria-invalid={problems.length > 0 || undefined}
					/>
					{/* The browser's own button is in the browser's language, so with a script the label replaces it. */}
					<label
						htmlFor={name}
						className={buttonLook({
							kind: "secondary",
							className:
								"peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-amber",
						})}
					>
						<Icon path={icon} size={18} className="shrink-0" />{" "}
						<span>{zone.isDragActive ? t(`upload.${kind}.dropActive`) : (title ?? t(`upload.${kind}.drop`))}</span>
					</label>
					{kind === "picture" && <PictureSources uploading={uploading} />}
					<p className="text-sm text-muted">{t(`upload.${kind}.hint`)}</p>
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
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((one) => (
						<UploadLine key={one.key} upload={one} uploading={uploading} />
					))}
				</ul>
			)}
		</>
	);
}

const retryable = ["picture.failed", "picture.signedOut", "picture.tooMany", "document.tooMany"];

function UploadLine({ upload, uploading }: { upload: Upload; uploading: FileUploading }) {
	const reasons = useTextsByKey(uploading.texts);
	const t = useTexts("pictureTools");
	const { key, name, progress, reason, code } = upload;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-sm border border-line bg-ground p-3">
			<div>
				<p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
				{reason ? (
					<p role="alert" className="text-sm font-semibold text-bad">
						{reasons(reason, { code })}
					</p>
				) : (
					// Once it is sent, the server works on it for an unknown time, so no value is shown.
					<progress
						value={progress < 1 ? progress : undefined}
						max={1}
						aria-label={t("uploadOf", { name })}
						className="mt-1 h-2 w-full"
					/>
				)}
			</div>
			<div className="flex gap-2">
				{reason && retryable.includes(reason) && (
					<Button kind="secondary" size="small" onClick={() => uploading.retry(key)}>
						{t("retry")}
					</Button>
				)}
				<Button
					kind="secondary"
					size="small"
					onClick={() => uploading.drop(key)}
					aria-label={reason ? t("dismiss") : t("uploadCancel", { name })}
				>
					<Icon path={mdiClose} size={16} />
				</Button>
			</div>
		</li>
	);
}
