import { useEffect } from "react";
import { type Namespace, useTextsByKey } from "../i18n/texts.tsx";
import { ImageDropZone } from "./image-drop-zone.tsx";
import { UploadLine } from "./upload-line.tsx";
import { useRefusalToast } from "./use-refusal-toast.ts";
import { type Stored, useUploads } from "./use-uploads.ts";

/** A form can't be saved while an upload is running or while a failed one is neither retried nor dismissed. */
export type UploadState = "running" | "failed" | "done";

type Props = {
	/** The address that each file is sent to. */
	address: string;
	/** The form field of the file. */
	name: string;
	/** The form's namespace. */
	texts: Namespace;
	error: string | null;
	onStored: (picture: Stored) => void;
	onState: (state: UploadState) => void;
};

/** Takes pictures, uploads each immediately, and shows the progress. */
export function PictureUploads({ address, name, texts, error, onStored, onState }: Props) {
	const t = useTextsByKey(texts);
	const showRefusals = useRefusalToast(texts);
	const { uploads, add, retry, drop } = useUploads(address, name, onStored, (failed) =>
		showRefusals([`${failed.name}: ${t(failed.reason!, { code: failed.code })}`]),
	);
	const state: UploadState = uploads.some(({ reason }) => !reason) ? "running" : uploads.length > 0 ? "failed" : "done";
	useEffect(() => onState(state), [state, onState]);
	return (
		<>
			<ImageDropZone name={name} texts={texts} camera onFiles={add} error={error} />
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
