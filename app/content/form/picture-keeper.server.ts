import type { Connection } from "../../foundation/database/client.server.ts";
import type { PictureOwner } from "../../media/storage/picture-owners.server.ts";
import type { StoredValue } from "../fields.ts";
import type { ListedPicture } from "../versions/version.ts";

/** How a collection stores its pictures. `Choice` is the selection that a form sends, `Pictures` those of a record. */
export type PictureKeeper<Pictures = unknown, Choice = unknown> = {
	/** Reads the choice from a form, in which ids have already replaced the uploaded files. */
	chosen: (form: FormData) => Choice;
	/** The chosen pictures, for showing the form again. */
	shown: (choice: Choice, owner: PictureOwner) => Promise<Pictures>;
	read: (row: { id: string }, t: Connection) => Promise<Pictures>;
	/** The path of each record's first picture by the record's id, if it has one. */
	covers: (ids: string[], t: Connection) => Promise<Map<string, string>>;
	/** Stores the choice, after the record has become the owner of the pictures. */
	store: (id: string, choice: Choice, t: Connection) => Promise<void>;
	auditValues: (pictures: Pictures) => Record<string, StoredValue>;
	/** A record's pictures, as its versions and the trash remember them. */
	listed: (pictures: Pictures) => ListedPicture[];
	/** The pictures that a record with the `present` ones has after the choice; with none present, the chosen ones. */
	listedAfter: (choice: Choice, present: ListedPicture[]) => ListedPicture[];
	/** The choice that gives a record these pictures. */
	choiceOf: (listed: ListedPicture[]) => Choice;
};

export const noPictures: PictureKeeper<null, null> = {
	chosen: () => null,
	shown: async () => null,
	read: async () => null,
	covers: async () => new Map(),
	store: async () => {},
	auditValues: () => ({}),
	listed: () => [],
	listedAfter: () => [],
	choiceOf: () => null,
};
