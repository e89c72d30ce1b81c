/** The part of the S3 server for tests that we use; it brings no types. */
declare module "@20minutes/s3rver" {
	export default class S3rver {
		constructor(options: {
			port: number;
			address: string;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string; configs: string[] }[];
		});
		run(): Promise<{ port: number }>;
		close(): Promise<void>;
	}
}
