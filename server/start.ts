import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join, resolve } from "node:path";
import { builtFiles } from "./built-files.ts";

process.env.NODE_ENV ??= "production";
// The file exists only after a build, so a static import would not compile.
const built = resolve(readFileSync("build/current", "utf8"));
const site = (await import(join(built, "server/index.js"))) as typeof import("./site.ts");
const { BadSetting, closeSite, config, createSite, openLog, prepareSite } = site;

const CLOSING_MILLISECONDS = 10_000;
/** At this pace a body may take as long as it needs, such as a photo over a poor mobile connection. */
const BYTES_A_SECOND = 500;
const GRACE_SECONDS = 15;
const CHECK_SECONDS = 5;

try {
	await run();
} catch (error) {
	// A bad setting is reported in one clear line; any other error is a bug and shown whole.
	console.error(error instanceof BadSetting ? `Cannot start: ${error.message}` : error);
	process.exit(1);
}

async function run() {
	let address: string | undefined;
	const first = await prepareSite(async ({ message }) => {
		address = await serve();
		console.log(`The site is at ${address}\nMost of it answers 503: ${message} It is tried again until it answers.`);
	});
	address ??= await serve();
	const generated = first?.generatedPassword;
	const password = generated ? `the password ${generated} (shown only once)` : "the password from ADMIN_PASSWORD";
	const user = first ? ` as ${first.email} with ${password}` : "";
	// Comes last, because a program that waits for this line may stop the site at once.
	console.log(`The site is at ${address}\nSign in at ${address}/admin/login${user}`);
}

/** Listens until a signal stops the process; returns the site's address. */
async function serve(): Promise<string> {
	const { host, port, publicUrl, trustProxy } = config();
	// Proxies keep idle connections open for minutes. If the site closed first, a form sent at that moment would be lost.
	const keepAliveTimeout = trustProxy ? 150_000 : 5000;
	const server = createServer(
		{ headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000, keepAliveTimeout },
		createSite({ assets: builtFiles(join(built, "client")) }),
	);
	// Closes connections whose client has stopped reading.
	server.setTimeout(120_000);
	limitBodyTime(server);
	await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, host, listening)).catch(
		(error: NodeJS.ErrnoException) => {
			throw error.code === "EADDRINUSE" ? new BadSetting(`PORT ${port} is already in use on ${host}.`) : error;
		},
	);
	let closing = false;
	const stop = (signal: NodeJS.Signals) => {
		if (closing) return;
		closing = true;
		openLog().info({ signal }, "the site stops");
		// Running requests finish; idle connections close at once.
		server.close(() => void closeSite().then(() => process.exit(0)));
		// Connections become idle when their last request ends, and would otherwise wait for another.
		setInterval(() => server.closeIdleConnections(), 50).unref();
		setTimeout(() => process.exit(1), CLOSING_MILLISECONDS).unref();
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	const bound = server.address() as { port: number };
	return port === 0 ? `http://localhost:${bound.port}` : publicUrl;
}

/**
 * Closes connections whose body arrives too slowly. Node limits the time for the headers only; its limit for a whole
 * request must stay long enough for a slow upload. Time that the site itself spends does not count.
 */
function limitBodyTime(server: Server): void {
	server.on("request", (request: IncomingMessage) => {
		const { socket, headers } = request;
		const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
		if (request.complete || !hasBody) return;
		const bytesBefore = socket.bytesRead;
		let waited = 0;
		const timer = setInterval(() => {
			if (request.complete || socket.destroyed) return clearInterval(timer);
			if (request.readableLength < request.readableHighWaterMark) waited += CHECK_SECONDS;
			if (waited >= GRACE_SECONDS && socket.bytesRead - bytesBefore < waited * BYTES_A_SECOND) socket.destroy();
		}, CHECK_SECONDS * 1000).unref();
		request.once("close", () => clearInterval(timer));
	});
}
