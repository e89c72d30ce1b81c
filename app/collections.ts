import { may, type Role } from "./accounts/role.ts";
import { jobRecord } from "./careers/job-record.ts";
import { newsRecord } from "./news/news-record.ts";
import { offerRecord } from "./offers/offer-record.ts";
import type { RecordKind } from "./records/record.ts";
import { type CollectionName, collectionNames } from "./audit-log/audit.ts";

/** All collections of records. */
export const collections = { offer: offerRecord, news: newsRecord, job: jobRecord } satisfies Record<
	CollectionName,
	RecordKind
>;

/** The kind of record that an address in the office belongs to. */
export function kindAt(pathname: string): CollectionName {
	const found = possibleKindAt(pathname);
	if (!found) throw new Error(`There is no collection at ${pathname}`);
	return found;
}

/** As `kindAt`; null at any other address. */
export function possibleKindAt(pathname: string): CollectionName | null {
	const kinds = Object.keys(collections) as CollectionName[];
	const isThere = (kind: CollectionName) =>
		Object.values(collections[kind].office).some((address) => pathname.startsWith(address));
	return kinds.find(isThere) ?? null;
}

/** The kinds of records that a role may manage. */
export function kindsFor(role: Role): CollectionName[] {
	return collectionNames.filter((kind) => may(role, collections[kind].right));
}
