import { may, type Role } from "../../accounts/role.ts";
import { jobRecord } from "../../careers/job-record.ts";
import { newsRecord } from "../../news/news-record.ts";
import { offerRecord } from "../../machines/offer-record.ts";
import type { RecordKind, RecordPictures } from "../../content/record.ts";
import { type Bucket, PORTRAIT_BUCKET } from "../../media/image-limits.ts";
import { type CollectionName, collectionNames } from "../../log/audit.ts";

export const collections = { offer: offerRecord, news: newsRecord, job: jobRecord } satisfies Record<
	CollectionName,
	RecordKind
>;

export const allCollections: readonly RecordKind[] = Object.values(collections);

/** The kind of record that an address in the office belongs to. */
export function kindAt(pathname: string): CollectionName {
	const found = allCollections.find(({ office, pictures }) =>
		[...Object.values(office), pictures?.address].some((address) => address && pathname.startsWith(address)),
	);
	if (!found) throw new Error(`There is no collection at ${pathname}`);
	return found.kind;
}

export function picturesAt(pathname: string): RecordPictures {
	const record: RecordKind = collections[kindAt(pathname)];
	return record.pictures!;
}

/** The folders of the picture store whose pictures have addresses on the website. */
export const publicBuckets: readonly Bucket[] = [
	...allCollections.flatMap(({ pictures }) => pictures?.bucket ?? []),
	PORTRAIT_BUCKET,
];

/** The office's addresses that take files: forms of collections with pictures or documents, and uploads of pictures. */
export function addressesOfFiles(): string[] {
	const withFiles = allCollections.filter((one) => one.pictures || one.documents);
	return withFiles.flatMap(({ office, pictures }) => [office.add, office.edit, pictures?.address ?? []].flat());
}

export function kindsFor(role: Role): CollectionName[] {
	return collectionNames.filter((kind) => may(role, collections[kind].right));
}
