import { collections } from "./collections.ts";
import { useOfferWords } from "./offers/use-offer-words.ts";
import { type FieldWords, useFieldWords } from "./records/use-field-words.ts";
import type { TrashKind } from "./trash/trash-rules.ts";

/** The words of the fields of each. */
export function useCollectionWords(): Record<TrashKind, FieldWords> {
	return { offer: useOfferWords(), news: useFieldWords(collections.news), job: useFieldWords(collections.job) };
}
