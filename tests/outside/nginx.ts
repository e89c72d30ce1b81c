import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import type { StartProxy } from "./caddy.ts";
import { launchProxy } from "./launch-proxy.ts";

/** What stands around a site's file in Debian's nginx.conf, in a folder that is the test's own. */
const around = (folder: string, site: string) => `
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
	access_log off;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n\t")}
	include ${site};
}
`;

/**
 * nginx with deploy/nginx.conf, of which only what the file itself asks for is replaced (name, certificate), and where
 * it listens.
 */
export const startNginx: StartProxy = async ({ port, upstream, folder }) => {
	const [certificate, key, site, main] = ["certificate.pem", "key.pem", "site.conf", "nginx.conf"].map((name) =>
		join(folder, name),
	) as [string, string, string, string];
	makeCertificate(certificate, key);
	const config = readFileSync("deploy/nginx.conf", "utf8")
		.replaceAll("/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate)
		.replaceAll("/etc/letsencrypt/live/www.example.com/privkey.pem", key)
		.replaceAll("www.example.com", "localhost")
		.replaceAll("127.0.0.1:3000", upstream)
		.replaceAll(/listen \[::\].*\n/g, "\n")
		.replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
		.replace("listen 443 ", `listen 127.0.0.1:${port} `);
	writeFileSync(site, config);
	writeFileSync(main, around(folder, site));
	mkdirSync(join(folder, "client_body"), { recursive: true });
	const stop = await launchProxy("nginx", ["-c", main, "-p", folder], { port });
	return { authority: readFileSync(certificate, "utf8"), stop };
};

/** For `localhost`, signed by itself, good for a day. */
function makeCertificate(certificate: string, key: string): void {
	const words =
		"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
	execFileSync("openssl", [...words.split(" "), "-keyout", key, "-out", certificate], { stdio: "ignore" });
}
