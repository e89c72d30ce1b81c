import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { semaphore } from "../rate-limit/semaphore.server.ts";
import { type Budget, BudgetSpent, Lexer, spend, type Token } from "./pdf-lexer.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";

/** The names (ISO 32000-1) with which a PDF does something by itself or carries other files, and what they mean. */
const refusedNames = {
	Encrypt: "document.encrypted",
	JavaScript: "document.script",
	JS: "document.script",
	Launch: "document.launch",
	ImportData: "document.launch",
	SubmitForm: "document.launch",
	AA: "document.automatic",
	EmbeddedFile: "document.attachment",
	EmbeddedFiles: "document.attachment",
	EF: "document.attachment",
	GoToE: "document.attachment",
	XFA: "document.xfa",
	RichMedia: "document.media",
	Rendition: "document.media",
	Movie: "document.media",
	Sound: "document.media",
	"3D": "document.media",
} as const;

/** Bytes that are read for one file, and that its streams may unpack to. */
const MOST_READ = 64 * 1024 * 1024;
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_NESTED = 500;
/** Other requests wait no longer than this for a file that is being checked. */
const TURN_MILLISECONDS = 20;
/** A file ends with `%%EOF`; programs add a few bytes behind it. */
const TAIL_BYTES = 1024;

/** One at a time: a file takes up to a second. */
const checking = semaphore(1);
const unpack = promisify(inflate);

/**
 * Checks that a file is a whole PDF without active content.
 *
 * A program that shows the file may be led to any place in it where `obj` stands, so each of them is read on its own,
 * whatever the file's own table says. Objects can also lie in compressed streams, which are unpacked. What is drawn
 * (text, fonts, pictures) is not looked at.
 * @throws RefusedDocument
 */
export async function checkPdf(file: Uint8Array): Promise<void> {
	const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
	if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new RefusedDocument("document.type");
	if (!bytes.subarray(-TAIL_BYTES).includes("%%EOF")) throw new RefusedDocument("document.broken");
	await checking(async () => {
		try {
			await checkObjects(bytes);
		} catch (error) {
			throw error instanceof BudgetSpent ? new RefusedDocument("document.unchecked") : error;
		}
	});
}

async function checkObjects(bytes: Buffer): Promise<void> {
	const read: Budget = { bytes: MOST_READ };
	const unpacked: Budget = { bytes: MOST_UNPACKED };
	const streams: { lexer: Lexer; top: Token[] }[] = [];
	let turn = performance.now();
	let dictionaries = 0;
	for (const start of startsOf(bytes)) {
		const lexer = new Lexer(bytes, start, read);
		const top = checkValue(lexer);
		if (top) dictionaries++;
		if (top && isObjectStream(top)) streams.push({ lexer, top });
		if (performance.now() - turn < TURN_MILLISECONDS) continue;
		await nextTurn();
		turn = performance.now();
	}
	if (dictionaries === 0) throw new RefusedDocument("document.broken");
	// At the end, because those of an encrypted file can't be unpacked, and that it is encrypted can stand behind them.
	for (const { lexer, top } of streams) {
		await checkObjectStream(bytes, lexer, top, { read, unpacked });
		await nextTurn();
	}
}

/** Where a value may begin: behind each `obj` that is no `endobj`, and behind each `trailer`. */
function* startsOf(bytes: Buffer): Generator<number> {
	for (const word of ["trailer", "obj"]) {
		for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1))
			if (word === "trailer" || bytes.toString("latin1", at - 3, at) !== "end") yield at + word.length;
	}
}

/**
 * Reads one value and refuses it for the names in it. Returns the tokens of the outermost dictionary, without those of
 * dictionaries in it; null if the value is no dictionary.
 */
function checkValue(lexer: Lexer): Token[] | null {
	const top: Token[] = [];
	let [depth, dictionaries] = [0, 0];
	for (let token = lexer.next(); token; token = lexer.next()) {
		if (depth === 0 && token.text !== "<<" && token.text !== "[") return null;
		if (token.kind === "name" && Object.hasOwn(refusedNames, token.text))
			throw new RefusedDocument(refusedNames[token.text as keyof typeof refusedNames]);
		if (token.kind === "close") depth--;
		if (token.text === ">>") dictionaries--;
		if (dictionaries <= 1) top.push(token);
		if (token.kind === "open") depth++;
		if (token.text === "<<") dictionaries++;
		if (depth > MOST_NESTED) throw new RefusedDocument("document.unchecked");
		if (depth <= 0) break;
	}
	return top[0]?.text === "<<" ? top : null;
}

const countOf = (top: Token[], name: string) =>
	top.filter((token) => token.kind === "name" && token.text === name).length;

/** Programs know such a stream by its type, or only by where its first object lies. */
function isObjectStream(top: Token[]): boolean {
	return countOf(top, "ObjStm") > 0 || (countOf(top, "First") > 0 && countOf(top, "N") > 0);
}

/** Reads the objects of an object stream. One that is packed in an unusual way can't be judged, so it is refused. */
async function checkObjectStream(
	bytes: Buffer,
	lexer: Lexer,
	top: Token[],
	{ read, unpacked }: { read: Budget; unpacked: Budget },
): Promise<void> {
	if (lexer.next()?.text !== "stream") return;
	const [count, first] = [numberAfter(top, "N"), numberAfter(top, "First")];
	const start = lexer.at + (bytes[lexer.at] === 13 ? 1 : 0) + 1;
	const end = bytes.indexOf("endstream", start);
	if (count === null || first === null || end === -1) throw new RefusedDocument("document.unchecked");
	// Streams that all reach to the same end would be searched for it again and again.
	spend(read, end - start);
	const packed = bytes.subarray(start, end);
	const content = isPacked(top) ? await unpackWithin(packed, unpacked) : packed;
	const index = new Lexer(content, 0, read);
	for (let nr = 0; nr < count; nr++) {
		index.next();
		const offset = wholeNumber(index.next());
		if (offset === null) throw new RefusedDocument("document.unchecked");
		checkValue(new Lexer(content, first + offset, read));
	}
}

/** True for Flate, false for no packing at all. */
function isPacked(top: Token[]): boolean {
	const unusual = ["DecodeParms", "DP", "F", "FFilter"].some((name) => countOf(top, name) > 0);
	const at = top.findIndex((token) => token.kind === "name" && token.text === "Filter");
	if (at === -1 && !unusual) return false;
	const value = top.slice(at + 1, at + 4).map(({ text }) => text);
	const isFlate = value[0] === "FlateDecode" || value.join(" ") === "[ FlateDecode ]";
	if (unusual || countOf(top, "Filter") > 1 || !isFlate) throw new RefusedDocument("document.unchecked");
	return true;
}

async function unpackWithin(packed: Uint8Array, budget: Budget): Promise<Uint8Array> {
	try {
		const content = (await unpack(packed, { maxOutputLength: Math.max(1, budget.bytes) })) as Buffer;
		budget.bytes -= content.length;
		return content;
	} catch {
		throw new RefusedDocument("document.unchecked");
	}
}

function numberAfter(top: Token[], name: string): number | null {
	if (countOf(top, name) !== 1) return null;
	return wholeNumber(top[top.findIndex((token) => token.kind === "name" && token.text === name) + 1] ?? null);
}

function wholeNumber(token: Token | null): number | null {
	return token?.kind === "word" && /^\d{1,9}$/.test(token.text) ? Number(token.text) : null;
}
