import { mdiClose } from "@mdi/js";
import { type Namespace, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Upload } from "./use-uploads.ts";

/** Failures that a retry can fix. */
const retryable = ["picture.failed", "picture.signedOut", "picture.tooMany", "document.tooMany"];

type Props = {
	upload: Upload;
	/** The form's namespace. */
	texts: Namespace;
	onRetry: () => void;
	onDrop: () => void;
};

/** A running upload with its progress, or the reason why it failed. */
export function UploadLine({ upload, texts, onRetry, onDrop }: Props) {
	const reasons = useTextsByKey(texts);
	const t = useTexts("pictureTools");
	const { name, progress, reason, code } = upload;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-sm border border-line bg-ground p-3">
			<div>
				<p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
				{reason ? (
					<p role="alert" className="text-sm font-semibold text-bad">
						{reasons(reason, { code })}
					</p>
				) : (
					// After sending, the server still processes the picture for an unknown time, so no value is shown.
					<progress
						value={progress < 1 ? progress : undefined}
						max={1}
						aria-label={t("uploadOf", { name })}
						className="mt-1 h-2 w-full accent-amber"
					/>
				)}
			</div>
			<div className="flex gap-2">
				{reason && retryable.includes(reason) && (
					<Button kind="secondary" size="small" onClick={onRetry}>
						{t("retry")}
					</Button>
				)}
				<Button
					kind="secondary"
					size="small"
					onClick={onDrop}
					aria-label={reason ? t("dismiss") : t("uploadCancel", { name })}
				>
					<Icon path={mdiClose} size={16} />
				</Button>
			</div>
		</li>
	);
}
