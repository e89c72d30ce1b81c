import S3rver from "@20minutes/s3rver";

/** An S3 store on loopback with one bucket, whose files lie in `directory`, and the settings of a site that uses it. */
export async function startBucket(directory: string) {
	const server = new S3rver({
		port: 0,
		address: "127.0.0.1",
		silent: true,
		directory,
		configureBuckets: [{ name: "pictures", configs: [] }],
	});
	const { port } = await server.run();
	return {
		settings: {
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_BUCKET: "pictures",
			S3_ACCESS_KEY_ID: "S3RVER",
			S3_SECRET_ACCESS_KEY: "S3RVER",
		},
		stop: () => server.close(),
	};
}
