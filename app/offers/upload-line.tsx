import { mdiClose } from "@mdi/js";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import type { Upload } from "../media/use-uploads.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** What another try can mend. */
const mendable = ["picture.failed", "picture.signedOut", "picture.tooMany"];

/** A picture on its way, or why it did not arrive. */
export function UploadLine({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
	const t = useTexts("addOfferPage");
	const told = useTextsByKey("addOfferPage");
	const { name, progress, reason, code } = upload;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-sm border border-line bg-ground p-3">
			<div>
				<p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
				{reason ? (
					<p role="alert" className="text-sm font-semibold text-bad">
						{told(reason, { code })}
					</p>
				) : (
					// When all is sent the server still works on it: how long, nobody can say.
					<progress
						value={progress < 1 ? progress : undefined}
						max={1}
						aria-label={t("uploadOf", { name })}
						className="mt-1 h-2 w-full accent-amber"
					/>
				)}
			</div>
			<div className="flex gap-2">
				{reason && mendable.includes(reason) && (
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
