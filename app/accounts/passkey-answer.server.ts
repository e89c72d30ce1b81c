import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(20_000));

const answer = v.looseObject({
	id: text,
	rawId: text,
	type: v.literal("public-key"),
	response: v.looseObject({ clientDataJSON: text }),
});
const clientData = v.looseObject({ challenge: text });

/**
 * What a browser's passkey answered, as far as it must be known before a library checks the rest; null when it is
 * nothing of the kind.
 */
export function readPasskeyAnswer(json: string): { answer: object; credentialId: string; challenge: string } | null {
	const read = v.safeParse(answer, parsed(json));
	if (!read.success) return null;
	const said = v.safeParse(clientData, parsed(fromBase64url(read.output.response.clientDataJSON)));
	return said.success ? { answer: read.output, credentialId: read.output.id, challenge: said.output.challenge } : null;
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

function fromBase64url(words: string): string {
	return Buffer.from(words, "base64url").toString("utf8");
}
