import { isoCBOR } from "@simplewebauthn/server/helpers";
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** What the tests let an answer get wrong. */
type Odd = {
	origin?: string;
	rpId?: string;
	verified?: boolean;
	counter?: number;
	challenge?: string;
	userHandle?: string;
};
type Question = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A device that keeps one passkey and answers as browsers hand it on (WebAuthn level 2, ES256, attestation "none"). */
export class Authenticator {
	readonly id = randomBytes(16).toString("base64url");
	counter = 0;
	#keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	#user = "";

	/** Answers the question for a new passkey. */
	create({ challenge, rp, user }: Question, odd: Odd = {}): string {
		this.#user = user?.id ?? "";
		const id = Buffer.from(this.id, "base64url");
		const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, bytes(x!)],
			[-3, bytes(y!)],
		]);
		const data = Buffer.concat([
			this.#head(odd.rpId ?? rp?.id ?? "", WITH_KEY, odd),
			Buffer.alloc(16),
			Buffer.from([0, id.length]),
			id,
			isoCBOR.encode(key),
		]);
		const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
			["fmt", "none"],
			["attStmt", new Map<string, string>()],
			["authData", new Uint8Array(data)],
		]);
		return this.#answer({
			clientDataJSON: said("webauthn.create", challenge, odd),
			attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
			transports: ["internal"],
		});
	}

	/** Answers the question for an existing passkey; each answer counts one up. */
	get({ challenge, rpId }: Question, odd: Odd = {}): string {
		this.counter++;
		const data = this.#head(odd.rpId ?? rpId ?? "", 0, odd);
		const clientDataJSON = said("webauthn.get", challenge, odd);
		const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
		const signature = createSign("sha256")
			.update(Buffer.concat([data, hash]))
			.sign(this.#keys.privateKey);
		return this.#answer({
			clientDataJSON,
			authenticatorData: data.toString("base64url"),
			signature: signature.toString("base64url"),
			userHandle: odd.userHandle ?? this.#user,
		});
	}

	#head(rpId: string, flags: number, { verified = true, counter = this.counter }: Odd): Buffer {
		const head = Buffer.alloc(37);
		createHash("sha256").update(rpId).digest().copy(head);
		head[32] = PRESENT | flags | (verified ? VERIFIED : 0);
		head.writeUInt32BE(counter, 33);
		return head;
	}

	#answer(response: object): string {
		return JSON.stringify({ id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response });
	}
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

function said(type: string, challenge: string, { origin = "http://localhost:3000", challenge: other }: Odd): string {
	return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false })).toString(
		"base64url",
	);
}
