import { type ReactNode, useState } from "react";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../../media/image-limits.ts";
import { type Side, TwoVersions } from "../../office/two-versions.tsx";
import type { RecordAnswer } from "../../records/form/record-answer.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";

type OfferAnswer = RecordAnswer<EditablePicture[]>;

/** Fields that exist only for certain values of another field. */
export const dependentFields = { subcategory: "category", sale_price: "type", daily_rate: "type" };

/** Shows the values of the two category inputs as text; null for all other fields. */
export function useCategoryText(): (field: string, word: string) => ReactNode {
	const names = useTextsByKey("angebot");
	return (field, word) =>
		(field === "category" || field === "subcategory") && word !== "" ? names(`category.${word}`) : null;
}

/**
 * The pictures in two versions, when somebody else has saved different ones in the meantime. `first` are the form's
 * initial pictures. `round` increases when the user takes the other version; the form must then be remounted.
 */
export function usePictureVersions(
	answer: OfferAnswer | null,
	stored: EditablePicture[],
): { first: EditablePicture[]; round: number; row: ReactNode } {
	const t = useTexts("addOfferPage");
	const [choice, setChoice] = useState<{ of: OfferAnswer | null; side: Side; round: number }>({
		of: answer,
		side: "yours",
		round: 0,
	});
	const yours = answer?.pictures ?? stored;
	const theirs = answer?.picturesNow ?? yours;
	const side = choice.of === answer ? choice.side : "yours";
	const row = haveSamePictures(yours, theirs) ? null : (
		<TwoVersions
			label={t("pictures")}
			theirs={<SmallPictures pictures={theirs} />}
			yours={<SmallPictures pictures={yours} />}
			chosen={side}
			onChoose={(chosen) => setChoice({ of: answer, side: chosen, round: choice.round + 1 })}
		/>
	);
	return { first: side === "theirs" ? theirs : yours, round: choice.round, row };
}

function haveSamePictures(a: EditablePicture[], b: EditablePicture[]): boolean {
	const words = (pictures: EditablePicture[]) =>
		JSON.stringify(pictures.map(({ id, alt, alt_en }) => [id, alt, alt_en]));
	return words(a) === words(b);
}

function SmallPictures({ pictures }: { pictures: EditablePicture[] }) {
	if (pictures.length === 0) return "–";
	return (
		<ol className="flex flex-wrap gap-2">
			{pictures.map(({ id, path, alt }) => (
				<li key={id} className="w-24">
					<img
						src={pictureAddress(path, { width: 240, height: cropHeight(240), format: "webp" })}
						width={96}
						height={72}
						alt=""
						className="rounded-sm"
					/>
					<span className="mt-1 block text-xs text-muted">{alt}</span>
				</li>
			))}
		</ol>
	);
}
