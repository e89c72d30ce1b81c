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

type Settings = NonNullable<Config["s3"]>;

/** A client for an S3-compatible store. This module is loaded only when needed: the client takes 12 MB of memory. */
export function bucketClient({ region, endpoint, accessKeyId, secretAccessKey }: Settings): S3Client {
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
export class BucketStorage implements FileStorage {
	readonly #client: S3Client;
	readonly #bucket: string;
	readonly #prefix: string;

	constructor(client: S3Client, bucket: string, prefix: string) {
		this.#client = client;
		this.#bucket = bucket;
		this.#prefix = prefix;
	}

	async put(key: string, bytes: Uint8Array): Promise<void> {
		await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: bytes }));
	}

	async exists(key: string): Promise<boolean> {
		try {
			await this.#client.send(new HeadObjectCommand(this.#at(key)));
			return true;
		} catch (error) {
			if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
			throw error;
		}
	}

	async bytes(key: string): Promise<Uint8Array> {
		const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
		return Body!.transformToByteArray();
	}

	async stream(key: string): Promise<Readable> {
		const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
		return Body as Readable;
	}

	async copy(from: string, to: string): Promise<void> {
		const CopySource = encodeURI(`/${this.#bucket}/${this.#prefix}${from}`);
		await this.#client.send(new CopyObjectCommand({ ...this.#at(to), CopySource }));
	}

	async delete(key: string): Promise<void> {
		await this.#client.send(new DeleteObjectCommand(this.#at(key)));
	}

	// One by one, since a picture has only a dozen variants: for deleting many at once stores want different checksums.
	async deleteAll(folder: string): Promise<void> {
		for await (const key of this.#keysFrom(`${folder}/`)) await this.delete(key);
	}

	async *keys(): AsyncGenerator<string> {
		for await (const key of this.#keysFrom("")) if (key !== STORE_ID) yield key;
	}

	async *#keysFrom(start: string): AsyncGenerator<string> {
		const input = { Bucket: this.#bucket, Prefix: this.#prefix + start };
		for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, input))
			for (const { Key } of Contents) yield Key!.slice(this.#prefix.length);
	}

	#at(key: string) {
		return { Bucket: this.#bucket, Key: this.#prefix + key };
	}
}
