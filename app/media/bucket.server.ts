import { type ListObjectsV2CommandInput, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Config } from "../config.server.ts";

/** Asking for a list without folders, the driver names an empty sign between them, which not every store takes. */
class Driver extends S3Driver {
	protected override createListObjectsV2Command(client: S3Client, { Delimiter, ...rest }: ListObjectsV2CommandInput) {
		return super.createListObjectsV2Command(client, { ...rest, ...(Delimiter && { Delimiter }) });
	}
}

/** An S3-compatible store. Loaded only where it is used: its driver is 12 MB of memory. */
export function bucketOf({ bucket, region, endpoint, accessKeyId, secretAccessKey }: NonNullable<Config["s3"]>): Disk {
	const client = new S3Client({
		region,
		endpoint,
		// One address for all buckets is what every S3-compatible store understands.
		forcePathStyle: true,
		credentials: { accessKeyId, secretAccessKey },
		// Most stores beside Amazon's do not know its newest checksums.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		maxAttempts: 3,
		requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
	});
	// A bucket without the slash that the client writes behind it is the same bucket, and is what all stores sign alike.
	client.middlewareStack.add(
		(next) => (call) => {
			const request = call.request as { path: string };
			request.path = request.path.replace(/^(\/[^/]+)\/$/, "$1");
			return next(call);
		},
		{ step: "build" },
	);
	return new Disk(new Driver({ client, bucket, visibility: "private", supportsACL: false }));
}
