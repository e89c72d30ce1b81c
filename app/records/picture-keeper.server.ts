import type { Connection } from "../database/client.server.ts";
import type { Bucket } from "../media/image-limits.ts";
import type { Stored } from "./fields.ts";

/** How a collection keeps the pictures of its records; `Choice` is what a form chose, `Pictures` what a record has. */
export type PictureKeeper<Pictures, Choice> = {
	/**
	 * The field of the form that brings files, the folder of the picture store, and how many a record may have; null
	 * where there are none.
	 */
	intake: { field: string; bucket: Bucket; max: number } | null;
	/** What a form chose, once its files are stored and stand in it as ids. */
	chosen: (form: FormData) => Choice;
	/** The ids of what was chosen, which become the record's own; null when it keeps those it has. */
	ids: (choice: Choice) => string[] | null;
	/** What was chosen, as its form shows it. */
	shown: (choice: Choice) => Promise<Pictures>;
	/** Those of a record that was just read. */
	read: (row: { id: string }, t: Connection) => Promise<Pictures>;
	/** The path of the first picture of each of some records that has one, by its record's id. */
	covers: (ids: string[], t: Connection) => Promise<Map<string, string>>;
	/** Writes down how the record has them, once they are its own. */
	store: (id: string, choice: Choice, t: Connection) => Promise<void>;
	/** What the audit log keeps of them, by the name of a field. */
	auditValues: (pictures: Pictures) => Record<string, Stored>;
	/** What is laid into the trash with the record. */
	trashValues: (pictures: Pictures) => object;
	/** Gives a restored record its pictures again. */
	restore: (id: string, kept: unknown, t: Connection) => Promise<void>;
};

/** For records without pictures. */
export const noPictures: PictureKeeper<null, null> = {
	intake: null,
	chosen: () => null,
	ids: () => null,
	shown: async () => null,
	read: async () => null,
	covers: async () => new Map(),
	store: async () => {},
	auditValues: () => ({}),
	trashValues: () => ({}),
	restore: async () => {},
};
