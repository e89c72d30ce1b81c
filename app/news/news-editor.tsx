import { useReducer, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { pictureAddress } from "../media/image-limits.ts";
import { TwoVersions } from "../office/two-versions.tsx";
import type { RecordAnswer } from "../records/record-answer.ts";
import type { BoxOf } from "../records/record-editor.tsx";
import { RecordFields } from "../records/record-fields.tsx";
import { RecordPage, type StoredRecord } from "../records/record-page.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { readForm } from "../ui/form-reader.ts";
import { NewsPicture } from "./news-picture.tsx";
import type { EditablePicture } from "./news-pictures.server.ts";
import { newsForm, newsRecord } from "./news-record.ts";

type Props = {
	/** The item that is edited; null for a new one, "deleted" for one that was deleted while its form was open. */
	stored: (StoredRecord<(typeof newsRecord)["fields"]> & { pictures: EditablePicture | null }) | "deleted" | null;
	/** The calendar day it is, which a new item is dated with. */
	today: string;
	/** Whether the question before deleting stands in the page. */
	askDelete: boolean;
	answer: RecordAnswer<EditablePicture | null> | null;
};

/** Boxes of the form that are no columns of their own. */
const pictureBoxes = ["image", "image_remove"] as const;

/** The form of a news item, for adding and for editing. */
export function NewsEditor({ stored: given, today, askDelete, answer }: Props) {
	const t = useTexts("addNewsPage");
	const [newPicture, setNewPicture] = useState(false);
	// Once a picture is saved, its part of the form starts anew.
	const [saves, countSave] = useReducer((count: number) => count + 1, 0);
	const stored = given === "deleted" ? null : given;
	return (
		<RecordPage
			record={newsRecord}
			extraBoxes={pictureBoxes}
			blank={{ datum: today }}
			stored={given}
			askDelete={askDelete}
			check={(form) => readForm(newsForm, form)}
			answer={answer}
			draftHint={t("draftHint")}
			files={{ fields: [...pictureBoxes], changed: newPicture, saving: t("uploading"), onStored: countSave }}
			versions={{ extra: <PictureVersions answer={answer} /> }}
			between={(box, currentAnswer) => (
				<FormSection title={t("picture")}>
					<NewsPicture
						key={saves}
						stored={stored?.pictures ?? null}
						answer={currentAnswer}
						error={box("image").error}
						onChange={setNewPicture}
					/>
					<RecordFields record={newsRecord} group="picture" languages="both" box={box as BoxOf} />
				</FormSection>
			)}
		/>
	);
}

/** The picture in two versions, to be compared by sight; one's own is chosen in the form itself. */
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

function SmallPicture({ picture }: { picture: EditablePicture | null }) {
	return picture ? (
		<img src={pictureAddress(picture.path, { width: 240, height: null, format: "webp" })} alt="" className="max-h-32" />
	) : (
		"–"
	);
}
