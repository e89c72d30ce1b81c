import { jobRecord } from "./careers/job-record.ts";
import { newsRecord } from "./news/news-record.ts";
import { offerRecord } from "./offers/offer-record.ts";
import { useOfferWords } from "./offers/use-offer-words.ts";
import type { RecordKind } from "./records/record.ts";
import { type FieldWords, useFieldWords } from "./records/use-field-words.ts";
import type { TrashKind } from "./trash/trash-rules.ts";

/** Every collection of records that the office keeps. */
export const collections = { offer: offerRecord, news: newsRecord, job: jobRecord } satisfies Record<
	TrashKind,
	RecordKind
>;

/** The kind of record that an address of the office is for. */
export function kindAt(pathname: string): TrashKind {
	const kinds = Object.keys(collections) as TrashKind[];
	const found = kinds.find((kind) =>
		Object.values(collections[kind].office).some((address) => pathname.startsWith(address)),
	);
	if (!found) throw new Error(`No collection is kept at ${pathname}`);
	return found;
}

/** The words of the fields of each. */
export function useCollectionWords(): Record<TrashKind, FieldWords> {
	return { offer: useOfferWords(), news: useFieldWords(collections.news), job: useFieldWords(collections.job) };
}
