import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(20_000));

const answer = v.pipe(
	v.string(),
	v.parseJson(),
	v.looseObject({
		id: text,
		rawId: text,
		type: v.literal("public-key"),
		response: v.looseObject({ clientDataJSON: text }),
	}),
);
const clientData = v.pipe(v.string(), v.parseJson(), v.looseObject({ challenge: text }));

/** Reads the parts of a browser's answer that are needed before the library verifies it; null when it is malformed. */
export function readPasskeyAnswer(json: string): { answer: object; credentialId: string; challenge: string } | null {
	const read = v.safeParse(answer, json);
	if (!read.success) return null;
	const { clientDataJSON } = read.output.response;
	const clientDataRead = v.safeParse(clientData, Buffer.from(clientDataJSON, "base64url").toString("utf8"));
	return clientDataRead.success
		? { answer: read.output, credentialId: read.output.id, challenge: clientDataRead.output.challenge }
		: null;
}
