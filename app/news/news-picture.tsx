import { mdiImageOffOutline, mdiRestore, mdiTrashCanOutline } from "@mdi/js";
import { useState } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { EditButton } from "../media/editor/edit-button.tsx";
import { pictureAddress } from "../media/image-limits.ts";
import { FileUploads } from "../media/upload/file-uploads.tsx";
import { useFileUploads } from "../media/upload/use-file-uploads.ts";
import type { UploadedPicture } from "../media/upload/use-uploads.ts";
import { Button } from "../foundation/ui/button.tsx";
import { Checkbox } from "../foundation/ui/form/field.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import type { RecordAnswer } from "../content/form/record-answer.ts";
import { drawnFrom } from "../media/kept-files.ts";
import { newsRecord } from "./news-record.ts";

type Props = {
	stored: UploadedPicture | null;
	/** A new item's picture that the browser has kept. */
	kept: UploadedPicture | null;
	/** Its choice is another picture, or "none". */
	draft: { pictures: UploadedPicture | null; choice: unknown } | null;
	/** A picture that was sent with the last save is kept for the next try. */
	answer: RecordAnswer<UploadedPicture | null> | null;
	error: string | null;
	onBlocked: (reason: string | null) => void;
};

/** A picture other than the stored one; "none"; null for the stored one. */
type Choice = UploadedPicture | "none" | null;

/** Shows, replaces or removes the picture of a news item. The item changes only on saving. */
export function NewsPicture({ stored, kept, draft, answer, error, onBlocked }: Props) {
	const t = useTexts("addNewsPage");
	const tools = useTexts("pictureTools");
	const editor = useTexts("pictureEditor");
	const [choice, setChoice] = useState<Choice>(
		kept ?? answer?.pictures ?? draft?.pictures ?? (draft?.choice === "none" ? "none" : null),
	);
	// Choosing another picture dismisses the error about the previous one, which can't be saved if it is gone.
	const [dismissed, setDismissed] = useState<Props["answer"]>(null);
	const [seen, setSeen] = useState(answer);
	if (answer !== seen) {
		setSeen(answer);
		if (error !== null) setChoice(answer?.pictures ?? null);
	}
	const uploading = useFileUploads<UploadedPicture>({
		kind: "picture",
		address: newsRecord.pictures.address,
		name: "image",
		texts: "addNewsPage",
		room: "one",
		onStored: (picture) => {
			setChoice(picture);
			setDismissed(answer);
		},
		onBlocked,
	});
	// A picture that was just saved is the stored one.
	const other = choice !== null && choice !== "none" && choice.id !== stored?.id ? choice : null;
	const removed = choice === "none" && stored !== null;
	const shown = other ?? (removed ? null : stored);
	const state = removed ? t("pictureRemoved") : other ? t("pictureWaiting") : stored ? t("pictureNow") : null;
	return (
		<div className="col-span-full grid grid-cols-1 gap-5">
			{choice !== null && choice !== "none" && (
				<input type="hidden" name="image" value={choice.id} data-file={drawnFrom(choice)} />
			)}
			{choice === "none" && <input type="hidden" name="image_remove" value="true" />}
			{state && (
				<figure className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[15rem_1fr]">
					{shown ? (
						<img
							src={pictureAddress(shown.path, { width: 480, height: null, format: "webp" })}
							alt=""
							className="max-h-60 w-full rounded-sm bg-sunken object-contain"
						/>
					) : (
						<div className="grid aspect-4/3 place-items-center rounded-sm border border-dashed border-line text-muted">
							<Icon path={mdiImageOffOutline} size={32} />
						</div>
					)}
					<figcaption className="grid justify-items-start gap-3">
						<p role="status">{state}</p>
						{shown && (
							<div className="without-script">
								<Checkbox name="image_remove" value="true" label={t("pictureRemove")} />
							</div>
						)}
						<div className="needs-script flex flex-wrap gap-2">
							{stored && (other || removed) && (
								<Button kind="secondary" size="small" onClick={() => setChoice(null)}>
									<Icon path={mdiRestore} size={16} /> <span>{removed ? t("pictureBack") : tools("takeBack")}</span>
								</Button>
							)}
							{shown && (
								<EditButton
									address={newsRecord.pictures.address}
									picture={shown}
									label={editor("editOne")}
									onEdited={setChoice}
								/>
							)}
							{shown && (
								<Button kind="risky" size="small" onClick={() => setChoice(stored ? "none" : null)}>
									<Icon path={mdiTrashCanOutline} size={16} /> {t("pictureRemove")}
								</Button>
							)}
						</div>
					</figcaption>
				</figure>
			)}
			<FileUploads
				uploading={uploading}
				title={shown ? t("dropReplace") : undefined}
				error={answer === dismissed ? null : error}
			/>
		</div>
	);
}
