import { type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { storedDocuments } from "../../audit-log/stored-documents.ts";
import type { StoredDocument } from "../../media/document.ts";
import { type Side, TwoVersions } from "../../office/two-versions.tsx";
import type { RecordAnswer } from "../../records/form/record-answer.ts";

/**
 * The documents in two versions, when somebody else has saved different ones in the meantime. `first` are the form's
 * initial documents. `round` increases when the user takes the other version; the form must then be remounted.
 */
export function useDocumentVersions(
	answer: RecordAnswer | null,
	stored: StoredDocument[],
): { first: StoredDocument[]; round: number; row: ReactNode } {
	const t = useTexts("addOfferPage");
	const [choice, setChoice] = useState<{ of: RecordAnswer | null; side: Side; round: number }>({
		of: answer,
		side: "yours",
		round: 0,
	});
	const yours = answer?.documents ?? stored;
	const theirs = answer?.documentsNow ?? yours;
	const side = choice.of === answer ? choice.side : "yours";
	const row =
		storedDocuments(yours) === storedDocuments(theirs) ? null : (
			<TwoVersions
				label={t("documents")}
				theirs={<Titles documents={theirs} />}
				yours={<Titles documents={yours} />}
				chosen={side}
				onChoose={(chosen) => setChoice({ of: answer, side: chosen, round: choice.round + 1 })}
			/>
		);
	return { first: side === "theirs" ? theirs : yours, round: choice.round, row };
}

function Titles({ documents }: { documents: StoredDocument[] }) {
	const t = useTexts("addOfferPage");
	const kinds = useTexts("papers");
	if (documents.length === 0) return t("documentsNone");
	return (
		<ol>
			{documents.map(({ id, kind, title, title_en }) => (
				<li key={id}>
					{kinds(`kind.${kind}`)}: <span>{title || "–"}</span>
					{title_en && <span>{` (${title_en})`}</span>}
				</li>
			))}
		</ol>
	);
}
