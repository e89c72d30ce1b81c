import { useDropzone } from "react-dropzone";
import { useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useChosenBefore } from "../use-chosen-before.ts";
import { fileKinds } from "./file-kinds.ts";
import { PictureSources } from "./picture-sources.tsx";
import { UploadLine } from "./upload-line.tsx";
import type { FileUploading } from "./use-file-uploads.ts";

type Props = { uploading: FileUploading; title?: string; error: string | null };

/** Takes a form's files, and shows the progress of each. */
export function FileUploads({ uploading, title, error }: Props) {
	const { uploads, texts, retry, drop } = uploading;
	return (
		<>
			<FileDropZone uploading={uploading} title={title} error={error} />
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((one) => (
						<UploadLine
							key={one.key}
							upload={one}
							texts={texts}
							onRetry={() => retry(one.key)}
							onDrop={() => drop(one.key)}
						/>
					))}
				</ul>
			)}
		</>
	);
}

/**
 * Takes files by drag and drop or from a file dialog, pictures from camera and clipboard as well, and immediately says
 * which ones it refuses. Without a script it is a plain file input.
 */
function FileDropZone({ uploading, title, error }: Props) {
	const { kind, name, texts, multiple, refused, take } = uploading;
	const { accepted: accept, icon, words } = fileKinds[kind];
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
						className: "native-file peer max-w-full text-sm",
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
					<span>{zone.isDragActive ? t(words.dropActive) : (title ?? t(words.drop))}</span>
				</label>
				{/* A click on the zone would open the file dialog. */}
				{kind === "picture" && <PictureSources uploading={uploading} />}
				<p className="text-sm text-muted">{t(words.hint)}</p>
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
