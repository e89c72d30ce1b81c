import { useState } from "react";
import type { StoredDocument } from "../../media/document.ts";
import { useStepFocus } from "./use-step-focus.ts";

type Step = "up" | "down" | "remove";
/** Announced by screen readers after each step; `key` belongs to the namespace addOfferPage. */
type Announcement = { key: "documentMoved" | "documentRemoved"; values: Record<string, number> };

/**
 * The order of a form's documents. After one is moved or removed, the focus stays nearby, and screen readers announce
 * the new place.
 */
export function useDocumentOrder(first: StoredDocument[]) {
	const [documents, setDocuments] = useState(first);
	const [announcement, setAnnouncement] = useState<Announcement | null>(null);
	const { list, focusOn } = useStepFocus<Step>("data-document", documents);

	return {
		documents,
		announcement,
		list,
		add: (document: StoredDocument) => setDocuments((now) => [...now, document]),
		keepOnly: (ids: string[]) => setDocuments((now) => now.filter(({ id }) => ids.includes(id))),
		move(from: number, to: number) {
			const moved = documents[from];
			if (!moved || to < 0 || to >= documents.length) return;
			focusOn(moved.id, ...(to < from ? (["up", "down"] as const) : (["down", "up"] as const)));
			setDocuments(documents.toSpliced(from, 1).toSpliced(to, 0, moved));
			setAnnouncement({ key: "documentMoved", values: { from: from + 1, to: to + 1, count: documents.length } });
		},
		remove(index: number) {
			const next = documents.toSpliced(index, 1);
			focusOn((next[index] ?? next.at(-1))?.id, "remove");
			setDocuments(next);
			setAnnouncement({ key: "documentRemoved", values: { position: index + 1, count: next.length } });
		},
	};
}
