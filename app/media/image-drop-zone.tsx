import { mdiCamera, mdiTrayArrowUp } from "@mdi/js";
import { useRef, useState } from "react";
import { ErrorCode, useDropzone } from "react-dropzone";
import { type Namespace, useTextsByKey } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { incomingLimits, pictureTypes } from "./image-limits.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";

const accept = Object.fromEntries(Object.keys(pictureTypes).map((type) => [type, []]));

type Props = {
	name: string;
	/** The form's namespace; it has all texts used here. */
	texts: Namespace;
	title?: string;
	multiple?: boolean;
	/** Whether a phone or a tablet offers to take a picture at once. */
	camera?: boolean;
	onFiles: (files: File[]) => void;
	error: string | null;
};

/**
 * Takes pictures by drag and drop or from a file dialog, and immediately says which ones it refuses. Without a script
 * it is a plain file input.
 */
export function ImageDropZone({ name, texts, title, multiple = true, camera = false, onFiles, error }: Props) {
	const t = useTextsByKey(texts);
	const showRefusals = useRefusalToast(texts);
	const [refused, setRefused] = useState<string[]>([]);
	const reason: Record<string, string> = {
		[ErrorCode.FileTooLarge]: t("picture.tooLarge"),
		[ErrorCode.FileInvalidType]: t("picture.type"),
		[ErrorCode.FileTooSmall]: t("picture.empty"),
		[ErrorCode.TooManyFiles]: t("picture.count"),
	};
	const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
		accept,
		multiple,
		maxSize: incomingLimits.bytes,
		minSize: 1,
		onDrop: (files, rejections) => {
			// Picking one of several files at random would be a surprise, so none is taken.
			const several = !multiple && files.length + rejections.length > 1;
			const reasons = several
				? [t("picture.count")]
				: rejections.map(({ file, errors }) => `${file.name}: ${reason[errors[0]?.code ?? ""] ?? errors[0]?.message}`);
			setRefused(reasons);
			if (reasons.length > 0) showRefusals(reasons);
			if (files.length > 0 && !several) onFiles(files);
			// Otherwise the input would send the files a second time with the form.
			if (inputRef.current) inputRef.current.value = "";
		},
	});
	const problems = [...(error ? [error] : []), ...refused];
	return (
		<div>
			<div
				{...getRootProps({ role: "presentation", tabIndex: undefined })}
				className={`relative grid grid-cols-1 justify-items-center gap-1 rounded-md border-2 border-dashed p-8 text-center ${isDragActive ? "border-amber bg-sunken" : "border-strong-line"}`}
			>
				<input
					{...getInputProps({
						id: name,
						name,
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
					<Icon path={mdiTrayArrowUp} size={18} className="shrink-0" />{" "}
					{isDragActive ? t("dropActive") : (title ?? t("dropTitle"))}
				</label>
				<p className="mt-1 text-sm text-muted">{t("dropHint")}</p>
			</div>
			{camera && <Camera label={t("camera")} onFiles={onFiles} />}
			{problems.length > 0 && (
				<div role="alert" className="mt-2 text-sm font-semibold text-bad">
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

/** Opens the phone's camera. A separate input, because some phones offer only their album for multiple files. */
function Camera({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<div className="needs-script mt-3 hidden pointer-coarse:block">
				<Button kind="secondary" className="w-full" onClick={() => input.current?.click()}>
					<Icon path={mdiCamera} size={18} className="shrink-0" /> {label}
				</Button>
			</div>
			<input
				ref={input}
				type="file"
				accept="image/*"
				capture="environment"
				hidden
				aria-label={label}
				onChange={({ currentTarget }) => {
					onFiles([...(currentTarget.files ?? [])]);
					// Otherwise choosing the same picture again would trigger no event.
					currentTarget.value = "";
				}}
			/>
		</>
	);
}
