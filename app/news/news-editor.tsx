import { useState } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { pictureAddress } from "../media/image-limits.ts";
import { keptPictures } from "../media/kept-files.ts";
import type { UploadedPicture } from "../media/upload/use-uploads.ts";
import { TwoVersions } from "../office/two-versions.tsx";
import type { RecordAnswer } from "../content/form/record-answer.ts";
import { RecordFields } from "../content/form/record-fields.tsx";
import { RecordPage, type StoredRecord } from "../content/form/record-page.tsx";
import { FormSection } from "../foundation/ui/form/form-section.tsx";
import { readForm } from "../foundation/ui/form/form-reader.ts";
import { NewsPicture } from "./news-picture.tsx";
import { newsForm, newsRecord } from "./news-record.ts";

type Fields = (typeof newsRecord)["fields"];
type StoredNews = StoredRecord<Fields, UploadedPicture | null> & { pictures: UploadedPicture | null };

type Props = {
	/** The item to edit; null for a new one, "deleted" if it was deleted while its form was open. */
	stored: StoredNews | "deleted" | null;
	formId: string;
	/** The calendar day that a new item begins with. */
	today: string;
	answer: RecordAnswer<UploadedPicture | null> | null;
};

export function NewsEditor({ stored: given, formId, today, answer }: Props) {
	const t = useTexts("addNewsPage");
	const [blockedReason, setBlockedReason] = useState<string | null>(null);
	const stored = given === "deleted" ? null : given;
	return (
		<RecordPage
			record={newsRecord}
			blank={{ datum: today }}
			stored={given}
			formId={formId}
			check={(form) => readForm(newsForm, form)}
			answer={answer}
			blockedReason={blockedReason}
			versions={{ extra: <PictureVersions answer={answer} /> }}
		>
			{(box, currentAnswer, _, kept) => (
				<FormSection title={t("picture")} columns={2}>
					<NewsPicture
						key={String(kept !== null)}
						kept={kept ? (keptPictures(kept, "image")[0] ?? null) : null}
						stored={stored?.pictures ?? null}
						draft={stored?.draft ?? null}
						answer={currentAnswer}
						error={box("image").error}
						onBlocked={setBlockedReason}
					/>
					<RecordFields record={newsRecord} group="picture" box={box} />
				</FormSection>
			)}
		</RecordPage>
	);
}

/** Both versions of the picture, for comparison only; the choice is made in the form itself. */
function PictureVersions({ answer }: { answer: Props["answer"] }) {
	const t = useTexts("addNewsPage");
	if (!answer?.pictures || answer.pictures.id === answer.picturesNow?.id) return null;
	return (
		<TwoVersions
			label={t("image")}
			theirs={<SmallPicture picture={answer.picturesNow ?? null} />}
			yours={<SmallPicture picture={answer.pictures} />}
			chosen="yours"
			onChoose={null}
		/>
	);
}

function SmallPicture({ picture }: { picture: UploadedPicture | null }) {
	if (!picture) return "–";
	const src = pictureAddress(picture.path, { width: 240, height: null, format: "webp" });
	return <img src={src} alt="" className="max-h-32" />;
}
