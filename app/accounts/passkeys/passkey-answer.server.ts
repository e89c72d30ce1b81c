import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(20_000));

const answer = v.looseObject({
	id: text,
	rawId: text,
	type: v.literal("public-key"),
	response: v.looseObject({ clientDataJSON: text }),
});
const clientData = v.looseObject({ challenge: text });

/** Reads the parts of a browser's answer that are needed before the library verifies it; null when it is malformed. */
export function readPasskeyAnswer(json: string): { answer: object; credentialId: string; challenge: string } | null {
	const read = v.safeParse(answer, parseJson(json));
	if (!read.success) return null;
	const clientDataRead = v.safeParse(clientData, parseJson(fromBase64url(read.output.response.clientDataJSON)));
	return clientDataRead.success
		? { answer: read.output, credentialId: read.output.id, challenge: clientDataRead.output.challenge }
		: null;
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

function fromBase64url(encoded: string): string {
	return Buffer.from(encoded, "base64url").toString("utf8");
}
