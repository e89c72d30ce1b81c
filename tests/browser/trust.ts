import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/**
 * Has this process and every Chromium that begins in the folder `home` trust a certificate authority (PEM), beside
 * those they know.
 */
export function trust(authority: string, home: string): void {
	setDefaultCACertificates([...getCACertificates(), authority]);
	const store = join(home, ".pki/nssdb");
	mkdirSync(store, { recursive: true });
	const file = join(home, "authority.pem");
	writeFileSync(file, authority);
	execFileSync("certutil", ["-d", `sql:${store}`, "-N", "--empty-password"]);
	execFileSync("certutil", ["-d", `sql:${store}`, "-A", "-t", "C,,", "-n", "authority of the test", "-i", file]);
}
