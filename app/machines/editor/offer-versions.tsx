import { type ComponentType, type ReactNode, useState } from "react";
import { storedDocuments } from "../../log/stored-files.ts";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { StoredDocument } from "../../media/document.ts";
import { type Side, TwoVersions } from "../../office/two-versions.tsx";
import type { RecordAnswer } from "../../content/form/record-answer.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { TilePicture } from "./picture-card.tsx";

type OfferAnswer = RecordAnswer<EditablePicture[]>;

/** Fields that exist only for certain values of another field. */
export const dependentFields = { subcategory: "category", sale_price: "type", daily_rate: "type" };

/** Returns the text of a category's value; null for other fields. */
export function useCategoryText(): (field: string, word: string) => ReactNode {
	const names = useTextsByKey("angebot");
	return (field, word) =>
		(field === "category" || field === "subcategory") && word !== "" ? names(`category.${word}`) : null;
}

/** The form's pictures, and those that somebody else has saved. */
export function usePictureVersions(answer: OfferAnswer | null, stored: EditablePicture[]) {
	const t = useTexts("addOfferPage");
	const yours = answer?.pictures ?? stored;
	const theirs = answer?.picturesNow ?? yours;
	return useFileVersions(answer, { label: t("images"), yours, theirs, words: wordsOf, Files: SmallPictures });
}

/** The form's documents, and those that somebody else has saved. */
export function useDocumentVersions(answer: OfferAnswer | null, stored: StoredDocument[]) {
	const t = useTexts("addOfferPage");
	const yours = answer?.documents ?? stored;
	const theirs = answer?.documentsNow ?? yours;
	return useFileVersions(answer, { label: t("documents"), yours, theirs, words: storedDocuments, Files: Titles });
}

type Versions<T> = {
	label: string;
	yours: T[];
	theirs: T[];
	/** All that people see of files, as one text to compare. */
	words: (files: T[]) => string | null;
	Files: ComponentType<{ files: T[] }>;
};

/**
 * Files in two versions, if somebody else has saved different ones meanwhile. `first` are the form's initial files;
 * a new `round` means that the user has taken the other version, and that the form must be remounted.
 */
function useFileVersions<T>(answer: OfferAnswer | null, { label, yours, theirs, words, Files }: Versions<T>) {
	const [choice, setChoice] = useState({ of: answer, side: "yours" as Side, round: 0 });
	const side = choice.of === answer ? choice.side : "yours";
	const row =
		words(yours) === words(theirs) ? null : (
			<TwoVersions
				label={label}
				theirs={<Files files={theirs} />}
				yours={<Files files={yours} />}
				chosen={side}
				onChoose={(chosen) => setChoice({ of: answer, side: chosen, round: choice.round + 1 })}
			/>
		);
	return { first: side === "theirs" ? theirs : yours, round: choice.round, row };
}

const wordsOf = (pictures: EditablePicture[]) =>
	JSON.stringify(pictures.map(({ id, alt, alt_en }) => [id, alt, alt_en]));

function SmallPictures({ files }: { files: EditablePicture[] }) {
	if (files.length === 0) return "–";
	return (
		<ol className="flex flex-wrap gap-2">
			{files.map(({ id, path, alt }) => (
				<li key={id} className="w-24">
					<TilePicture path={path} loading="eager" />
					<span className="mt-1 block text-xs text-muted">{alt}</span>
				</li>
			))}
		</ol>
	);
}

function Titles({ files }: { files: StoredDocument[] }) {
	const t = useTexts("addOfferPage");
	const kinds = useTexts("papers");
	if (files.length === 0) return t("documentsNone");
	return (
		<ol>
			{files.map(({ id, kind, title, title_en }) => (
				<li key={id}>
					{kinds(`kind.${kind}`)}: <span>{title || "–"}</span>
					{title_en && <span>{` (${title_en})`}</span>}
				</li>
			))}
		</ol>
	);
}
