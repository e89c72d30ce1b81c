import type { Readable } from "node:stream";
import {
	CopyObjectCommand,
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	paginateListObjectsV2,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Config } from "../../foundation/config/config.server.ts";
import { type FileStorage, STORE_ID } from "./file-storage.server.ts";

/** A client for an S3-compatible store. This module is loaded only when needed: the client takes 12 MB of memory. */
export function bucketClient({ region, endpoint, accessKeyId, secretAccessKey }: NonNullable<Config["s3"]>) {
	const client = new S3Client({
		region,
		endpoint,
		// Every S3-compatible store supports path-style addresses.
		forcePathStyle: true,
		credentials: { accessKeyId, secretAccessKey },
		// Most stores other than Amazon's do not support its newer checksums.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		maxAttempts: 3,
		requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
	});
	// The client ends the path of a bucket with a slash. Stores disagree on how to sign it, so it is removed.
	client.middlewareStack.add(
		(next) => (call) => {
			const request = call.request as { path: string };
			request.path = request.path.replace(/^(\/[^/]+)\/$/, "$1");
			return next(call);
		},
		{ step: "build" },
	);
	return client;
}

/** The files of a bucket whose keys begin with `prefix`. Callers use keys without the prefix. */
export function bucketStorage(client: S3Client, bucket: string, prefix: string): FileStorage {
	const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

	async function body(key: string) {
		return (await client.send(new GetObjectCommand(at(key)))).Body!;
	}

	async function remove(key: string): Promise<void> {
		await client.send(new DeleteObjectCommand(at(key)));
	}

	async function* keysFrom(start: string): AsyncGenerator<string> {
		for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start }))
			for (const { Key } of Contents) yield Key!.slice(prefix.length);
	}

	return {
		async put(key, bytes) {
			await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
		},
		async exists(key) {
			try {
				await client.send(new HeadObjectCommand(at(key)));
				return true;
			} catch (error) {
				if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
				throw error;
			}
		},
		bytes: async (key) => (await body(key)).transformToByteArray(),
		stream: async (key) => (await body(key)) as Readable,
		async copy(from, to) {
			const CopySource = encodeURI(`/${bucket}/${prefix}${from}`);
			await client.send(new CopyObjectCommand({ ...at(to), CopySource }));
		},
		delete: remove,
		// One by one, since a picture has only a dozen variants: for deleting many at once stores want different checksums.
		async deleteAll(folder) {
			for await (const key of keysFrom(`${folder}/`)) await remove(key);
		},
		async *keys() {
			for await (const key of keysFrom("")) if (key !== STORE_ID) yield key;
		},
	};
}
