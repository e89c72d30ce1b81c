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
		const key = cbor(
			new Map<number, number | Buffer>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, Buffer.from(x!, "base64url")],
				[-3, Buffer.from(y!, "base64url")],
			]),
		);
		const data = Buffer.concat([
			this.#head(odd.rpId ?? rp?.id ?? "", WITH_KEY, odd),
			Buffer.alloc(16),
			Buffer.from([0, id.length]),
			id,
			key,
		]);
		const attestationObject = cbor(
			new Map<string, unknown>([
				["fmt", "none"],
				["attStmt", new Map<string, unknown>()],
				["authData", data],
			]),
		);
		return this.#answer({
			clientDataJSON: said("webauthn.create", challenge, odd),
			attestationObject: attestationObject.toString("base64url"),
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

function said(type: string, challenge: string, { origin = "http://localhost:3000", challenge: other }: Odd): string {
	return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false })).toString(
		"base64url",
	);
}

/** As much of CBOR (RFC 8949) as a device writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
	if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	return Buffer.concat([
		head(5, value.size),
		...[...value].flatMap(([name, one]) => [cbor(name), cbor(one as string)]),
	]);
}

function head(kind: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(kind << 5) | length]);
	return length < 256
		? Buffer.from([(kind << 5) | 24, length])
		: Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}
