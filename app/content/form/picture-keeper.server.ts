import type { Connection } from "../../foundation/database/client.server.ts";
import type { PictureOwner } from "../../media/storage/picture-owners.server.ts";
import type { StoredValue } from "../fields.ts";
import type { ListedPicture } from "../versions/version.ts";

/** Stores the pictures of a collection. `Choice` is the selection that a form sends, `Pictures` those of a record. */
export type PictureKeeper<Pictures = unknown, Choice = unknown> = {
	/** Reads the choice from the form, in which stored ids have already replaced the uploaded files. */
	chosen: (form: FormData) => Choice;
	/** The ids of the chosen pictures, which the record will own; null when it keeps its present ones. */
	ids: (choice: Choice) => string[] | null;
	/** The chosen pictures, for showing the form again; `owner` is the record, if it is stored already. */
	shown: (choice: Choice, owner: PictureOwner | null) => Promise<Pictures>;
	read: (row: { id: string }, t: Connection) => Promise<Pictures>;
	/** The path of each record's first picture, by the record's id; records without pictures are missing. */
	covers: (ids: string[], t: Connection) => Promise<Map<string, string>>;
	/** Stores the choice, after the record has become the owner of the pictures. */
	store: (id: string, choice: Choice, t: Connection) => Promise<void>;
	/** The values for the audit log, by field name. */
	auditValues: (pictures: Pictures) => Record<string, StoredValue>;
	/** A record's pictures, as its versions and the trash remember them. */
	listed: (pictures: Pictures) => ListedPicture[];
	/** The pictures that a record with these would have after the choice. */
	listedAfter: (choice: Choice, present: ListedPicture[]) => ListedPicture[];
	/** The choice that gives a record these pictures. */
	choiceOf: (listed: ListedPicture[]) => Choice;
};

export const noPictures: PictureKeeper<null, null> = {
	chosen: () => null,
	ids: () => null,
	shown: async () => null,
	read: async () => null,
	covers: async () => new Map(),
	store: async () => {},
	auditValues: () => ({}),
	listed: () => [],
	listedAfter: () => [],
	choiceOf: () => null,
};
