import {
	getMultipartBoundary,
	MaxFileSizeExceededError,
	MaxTotalSizeExceededError,
	MultipartParser,
} from "@remix-run/multipart-parser";
import { data } from "react-router";

/** Limits for reading a form. The site's largest form has 400 fields, and its longest field name 50 letters. */
const most = { fields: 1000, nameLetters: 200, textBytes: 1024 * 1024, headerBytes: 4096, boundaryLetters: 70 };

/** Characters that XML forbids. Nobody types them, PostgreSQL rejects NUL, and the others would break a feed. */
// eslint-disable-next-line no-control-regex -- these are what is meant
const forbidden = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export type FileIntake = {
	/** The most bytes of a single file, and of all. */
	bytesOfFile: number;
	bytes: number;
	/** Returns the value that stands for the file in the form; null for none. Never rejects. */
	take: (file: File, field: string) => Promise<string | null>;
	/** Called with the number of bytes received; returns false if there is no room for them. */
	arrived?: (bytes: number) => boolean;
};

type Field = { name: string; value: string | File };

/** Which of the two types of form this header names; null for anything else. */
export function formType(contentType: string | null | undefined): "urlencoded" | "multipart" | null {
	const type = contentType?.split(";", 1)[0]!.trim().toLowerCase();
	if (type === "application/x-www-form-urlencoded") return "urlencoded";
	return type === "multipart/form-data" ? "multipart" : null;
}

/**
 * Reads the form in a request's body; empty without a body. Nothing else reads bodies: this counts what a form costs
 * while it arrives. Leaves out files unless there is an intake for them.
 * @throws a response: 415 if it is not a form, 413 if it is too large, 400 if it can't be read, 503 without room
 */
export async function sentForm(request: Request, files?: FileIntake): Promise<FormData> {
	const form = new FormData();
	for await (const { value, ...field } of fieldsIn(request, files)) {
		const name = field.name.replace(forbidden, "");
		if (name.length > most.nameLetters) throw refusal(400);
		if (name === "") continue;
		if (typeof value === "string") form.append(name, value.replace(forbidden, ""));
		else {
			const id = files ? await files.take(value, name) : null;
			if (id !== null) form.append(name, id);
		}
	}
	return form;
}

/** The loader of an address that only takes forms, so that no link can change anything. */
export function refuseReading(): never {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

async function* fieldsIn({ body, headers }: Request, files: FileIntake | undefined): AsyncGenerator<Field> {
	if (!body) return;
	const contentType = headers.get("Content-Type");
	const type = formType(contentType);
	if (!type) throw refusal(415);
	const chunks = counted(body, files);
	try {
		yield* type === "urlencoded" ? urlencoded(chunks) : multipart(chunks, contentType!, files);
	} catch (error) {
		const isTooMuch = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
		throw error instanceof Error ? refusal(isTooMuch ? 413 : 400) : error;
	}
}

async function* counted(body: ReadableStream<Uint8Array>, files: FileIntake | undefined): AsyncGenerator<Uint8Array> {
	for await (const chunk of body) {
		if (files?.arrived?.(chunk.length) === false) throw refusal(503);
		yield chunk;
	}
}

/** Counts before parsing: Node needs seconds for a megabyte of empty fields, and answers nobody meanwhile. */
async function* urlencoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Field> {
	const decoder = new TextDecoder();
	const and = "&".charCodeAt(0);
	let [text, bytes, fields] = ["", 0, 1];
	for await (const chunk of chunks) {
		bytes += chunk.length;
		for (const byte of chunk) if (byte === and) fields++;
		if (bytes > most.textBytes) throw refusal(413);
		if (fields > most.fields) throw refusal(400);
		text += decoder.decode(chunk, { stream: true });
	}
	for (const [name, value] of new URLSearchParams(text)) yield { name, value };
}

async function* multipart(chunks: AsyncIterable<Uint8Array>, contentType: string, files: FileIntake | undefined) {
	const boundary = getMultipartBoundary(contentType);
	if (!boundary || boundary.length > most.boundaryLetters) throw refusal(400);
	const parser = new MultipartParser(boundary, {
		maxParts: most.fields,
		maxHeaderSize: most.headerBytes,
		maxFileSize: files?.bytesOfFile ?? most.textBytes,
		maxTotalSize: (files?.bytes ?? 0) + most.textBytes,
	});
	let textBytes = 0;
	for await (const chunk of chunks)
		for (const part of parser.write(chunk)) {
			if (!part.isFile && (textBytes += part.size) > most.textBytes) throw refusal(413);
			const { name = "", filename = "", mediaType: type } = part;
			yield { name, value: part.isFile ? new File(part.content as BlobPart[], filename, { type }) : part.text };
		}
	parser.finish();
}

function refusal(status: number) {
	return data(null, { status });
}
