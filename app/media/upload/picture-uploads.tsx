import { ImageDropZone } from "./image-drop-zone.tsx";
import { UploadLine } from "./upload-line.tsx";
import type { PictureUploading } from "./use-picture-uploads.ts";

/** Takes a form's pictures, and shows the progress of each. */
export function PictureUploads({
	uploading,
	title,
	error,
}: {
	uploading: PictureUploading;
	title?: string;
	error: string | null;
}) {
	const { uploads, texts, retry, drop } = uploading;
	return (
		<>
			<ImageDropZone uploading={uploading} title={title} error={error} />
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
