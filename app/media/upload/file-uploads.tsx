import { FileDropZone } from "./file-drop-zone.tsx";
import { UploadLine } from "./upload-line.tsx";
import type { FileUploading } from "./use-file-uploads.ts";

/** Takes a form's files, and shows the progress of each. */
export function FileUploads({
	uploading,
	title,
	error,
}: {
	uploading: FileUploading;
	title?: string;
	error: string | null;
}) {
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
