import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { launchProxy } from "./launch-proxy.ts";

/** A proxy that ends TLS before a site, on `https://localhost` and a port. */
export type TlsProxy = {
	/** The certificate that a client has to trust, as PEM. */ authority: string;
	stop: () => Promise<void>;
};
export type StartProxy = (place: {
	port: number;
	/** Where the site listens, as host:port. */ upstream: string;
	/** An empty one. */ folder: string;
}) => Promise<TlsProxy>;

/**
 * Caddy with deploy/Caddyfile as it stands. What is said beside that file is what a test machine lacks: a place of its
 * own for the certificates of Caddy's local authority, and port 80; and that what is open need not be waited for at the
 * end.
 */
export const startCaddy: StartProxy = async ({ port, upstream, folder }) => {
	const file = join(folder, "Caddyfile");
	const own = [
		"admin off",
		"skip_install_trust",
		"auto_https disable_redirects",
		`storage file_system ${folder}`,
		"grace_period 100ms",
	];
	writeFileSync(file, `{\n${own.map((line) => `\t${line}\n`).join("")}}\nimport ${resolve("deploy/Caddyfile")}\n`);
	const root = join(folder, "pki/authorities/local/root.crt");
	const stop = await launchProxy("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
		port,
		env: { HOME: folder, DOMAIN: `https://localhost:${port}`, UPSTREAM: upstream },
		also: () => existsSync(root) && isGreeted(port),
	});
	return { authority: readFileSync(root, "utf8"), stop };
};

/** Whether TLS begins: Caddy listens a moment before it has its certificate, and refuses who comes in between. */
function isGreeted(port: number): Promise<boolean> {
	return new Promise((told) => {
		const socket = connect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false });
		socket.once("secureConnect", () => told(true)).once("error", () => told(false));
		socket.once("secureConnect", () => socket.destroy());
	});
}
