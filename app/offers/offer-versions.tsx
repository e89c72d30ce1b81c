import { type ReactNode, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../media/image-limits.ts";
import { type Side, TwoVersions } from "../office/two-versions.tsx";
import type { OfferAnswer } from "./offer-answer.ts";
import type { EditablePicture } from "./offer-desk.server.ts";

/** Fields that are there only under a certain word of another one. */
export const following = { subcategory: "category", sale_price: "type", daily_rate: "type" };

/** How the words of the form's boxes are shown to people; null for those that are words already. */
export function useShownWords(): (field: string, word: string) => ReactNode {
	const t = useTexts("addOfferPage");
	const names = useTexts("angebot");
	const answers = useTexts("trace");
	return (field, word) => {
		if (field === "price_on_request" || field === "available") return answers(word ? "yes" : "no");
		if (word === "") return null;
		if (field === "category" || field === "subcategory") return names(`category.${word}`);
		if (field === "type") return t(word === "miete" ? "typeMiete" : "typeKauf");
		if (field === "condition") return t(word === "neu" ? "conditionNeu" : "conditionGebraucht");
		return null;
	};
}

/**
 * The pictures in two versions, when somebody else has saved others meanwhile. `first` are those that the form begins with, anew whenever
 * `round` counts on: the stored ones, or those that the reader has chosen.
 */
export function usePictureVersions(answer: OfferAnswer | null, stored: EditablePicture[]): { first: EditablePicture[]; round: number; row: ReactNode } {
	const t = useTexts("addOfferPage");
	const [taken, setTaken] = useState<{ of: OfferAnswer | null; side: Side; round: number }>({ of: answer, side: "yours", round: 0 });
	const yours = answer?.pictures ?? stored;
	const theirs = answer?.picturesNow ?? yours;
	const side = taken.of === answer ? taken.side : "yours";
	const row = alike(yours, theirs) ? null : (
		<TwoVersions
			label={t("pictures")}
			theirs={<Small pictures={theirs} />}
			yours={<Small pictures={yours} />}
			chosen={side}
			onChoose={(chosen) => setTaken({ of: answer, side: chosen, round: taken.round + 1 })}
		/>
	);
	return { first: side === "theirs" ? theirs : yours, round: taken.round, row };
}

function alike(a: EditablePicture[], b: EditablePicture[]): boolean {
	const words = (pictures: EditablePicture[]) => JSON.stringify(pictures.map(({ id, alt, alt_en }) => [id, alt, alt_en]));
	return words(a) === words(b);
}

function Small({ pictures }: { pictures: EditablePicture[] }) {
	if (pictures.length === 0) return "–";
	return (
		<ol className="flex flex-wrap gap-2">
			{pictures.map(({ id, path, alt }) => (
				<li key={id} className="w-24">
					<img src={pictureAddress(path, { width: 240, height: cropHeight(240), format: "webp" })} width={96} height={72} alt="" className="rounded-sm" />
					<span className="mt-1 block text-xs text-muted">{alt}</span>
				</li>
			))}
		</ol>
	);
}
