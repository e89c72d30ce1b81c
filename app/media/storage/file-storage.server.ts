import type { Readable } from "node:stream";

/** The file that says which database the store belongs to (`store-id.server.ts`). */
export const STORE_ID = "store-id";

/** Files by keys like `angebot-bilder/{userId}/{uuid}.jpg`, on a disk or in an S3 store. */
export type FileStorage = {
	put: (key: string, bytes: Uint8Array) => Promise<void>;
	exists: (key: string) => Promise<boolean>;
	/** @throws if there is no such file */
	bytes: (key: string) => Promise<Uint8Array>;
	/** @throws if there is no such file */
	stream: (key: string) => Promise<Readable>;
	copy: (from: string, to: string) => Promise<void>;
	/** Removes a file; a missing one is no error. */
	delete: (key: string) => Promise<void>;
	deleteAll: (folder: string) => Promise<void>;
	/** The keys of all files but `STORE_ID`, in no particular order. */
	keys: () => AsyncGenerator<string>;
};
