import { mdiRestore, mdiTrashCanOutline } from "@mdi/js";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { ImageDropZone } from "../media/image-drop-zone.tsx";
import { pictureAddress } from "../media/image-limits.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFormFile } from "../ui/use-form-file.ts";
import type { RecordAnswer } from "../records/record-answer.ts";
import type { EditablePicture } from "./news-pictures.server.ts";

type NewsAnswer = RecordAnswer<EditablePicture | null>;

export type PictureChange = "file" | "choice" | null;

type Props = {
	/** The item's stored picture. */
	stored: EditablePicture | null;
	/** The draft that the form shows: another picture, or none. */
	draft: { pictures: EditablePicture | null; choice: unknown } | null;
	/** The answer to the last save. A picture that was sent with it is kept for the next try. */
	answer: NewsAnswer | null;
	error: string | null;
	/** Called with what saving would change: a file that only saving stores, or the choice of another picture or none. */
	onChange: (changed: PictureChange) => void;
};

/** Shows, replaces or removes the picture of a news item. Nothing changes until the item is saved. */
export function NewsPicture({ stored, draft, answer, error, onChange }: Props) {
	const t = useTexts("addNewsPage");
	const container = useRef<HTMLDivElement>(null);
	const [file, setFile] = useState<File | null>(null);
	const [removed, setRemoved] = useState(draft?.choice === "none");
	// Choosing another file dismisses the error about the previous one.
	const [dismissed, setDismissed] = useState<NewsAnswer | null>(null);
	const sent = answer?.pictures ?? null;
	const pending = sent ?? draft?.pictures ?? null;
	useFormFile(container, "image", file);
	// A file that the server already has must not be sent again.
	useEffect(() => void (sent && setFile(null)), [sent]);
	const isChanged = removed !== (draft?.choice === "none") || sent !== null;
	useEffect(() => onChange(file ? "file" : isChanged ? "choice" : null), [file, isChanged, onChange]);
	const preview = usePreview(file);
	const current = pending ?? stored;
	const shown = file
		? preview
		: current && !removed
			? pictureAddress(current.path, { width: 480, height: null, format: "webp" })
			: null;
	const state = file
		? t("pictureChosen", { name: file.name })
		: removed
			? t("pictureRemoved")
			: pending
				? t("pictureWaiting")
				: stored
					? t("pictureNow")
					: null;
	return (
		<div ref={container} className="grid grid-cols-1 gap-5">
			{pending && !file && !removed && <input type="hidden" name="image" value={pending.id} />}
			{removed && !file && <input type="hidden" name="image_remove" value="true" />}
			{state && (
				<figure className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[15rem_1fr]">
					{shown ? (
						<img src={shown} alt="" className="max-h-60 w-full rounded-sm bg-sunken object-contain" />
					) : (
						<div className="aspect-4/3 rounded-sm border border-dashed border-line" />
					)}
					<figcaption className="grid justify-items-start gap-3">
						<p role="status">{state}</p>
						{current && !file && (
							<div className="without-script">
								<Checkbox name="image_remove" value="true" label={t("pictureRemove")} />
							</div>
						)}
						{removed && !file ? (
							<Button kind="secondary" size="small" onClick={() => setRemoved(false)} className="needs-script">
								<Icon path={mdiRestore} size={16} /> {t("pictureBack")}
							</Button>
						) : (
							<Button
								kind="risky"
								size="small"
								onClick={() => (file ? setFile(null) : setRemoved(true))}
								className="needs-script"
							>
								<Icon path={mdiTrashCanOutline} size={16} /> {t("pictureRemove")}
							</Button>
						)}
					</figcaption>
				</figure>
			)}
			<ImageDropZone
				name="image"
				texts="addNewsPage"
				title={state && !removed ? t("dropReplace") : undefined}
				multiple={false}
				onFiles={([chosen]) => {
					setFile(chosen ?? null);
					setDismissed(answer);
				}}
				error={answer === dismissed ? null : error}
			/>
		</div>
	);
}

/** An object URL for a local file. */
function usePreview(file: File | null): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return setAddress(null);
		const objectUrl = URL.createObjectURL(file);
		setAddress(objectUrl);
		return () => URL.revokeObjectURL(objectUrl);
	}, [file]);
	return address;
}
