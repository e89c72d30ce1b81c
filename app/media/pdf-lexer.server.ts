/** A piece of a PDF. Names are unescaped; what stands in strings is left out, because it does nothing. */
export type Token =
	| { kind: "name" | "word"; text: string }
	| { kind: "open" | "close"; text: "<<" | ">>" | "[" | "]" }
	| { kind: "string"; text: "" };

/** Work that may be done for one file, so that a file that refers to itself again and again ends, too. */
export type Budget = { bytes: number };
export class BudgetSpent extends Error {}

const spaces = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([..."()<>[]{}/%"].map((letter) => letter.charCodeAt(0)));
const isRegular = (byte: number | undefined) => byte !== undefined && !spaces.has(byte) && !delimiters.has(byte);
const code = (letter: string) => letter.charCodeAt(0);
const [SLASH, OPEN, CLOSE, LESS, MORE, PERCENT, BACKSLASH] = ["/", "(", ")", "<", ">", "%", "\\"].map(code);

/** @throws BudgetSpent */
export function spend(budget: Budget, bytes: number): void {
	budget.bytes -= bytes;
	if (budget.bytes < 0) throw new BudgetSpent("a PDF takes too much work to read");
}

/** Splits the bytes of a PDF into tokens (ISO 32000-1, 7.2). @throws BudgetSpent */
export class Lexer {
	readonly #bytes: Uint8Array;
	readonly #budget: Budget;
	at: number;

	constructor(bytes: Uint8Array, at: number, budget: Budget) {
		this.#bytes = bytes;
		this.#budget = budget;
		this.at = at;
	}

	/** The next token; null at the end. */
	next(): Token | null {
		const from = this.at;
		this.#skipSpace();
		const token = this.#read();
		spend(this.#budget, this.at - from);
		return token;
	}

	#read(): Token | null {
		const [bytes, at] = [this.#bytes, this.at];
		const byte = bytes[at];
		if (byte === undefined) return null;
		if (byte === SLASH) return { kind: "name", text: unescaped(this.#run(at + 1)) };
		if (isRegular(byte)) return { kind: "word", text: this.#run(at) };
		if (byte === OPEN) return this.#string();
		const pair = bytes[at + 1] === byte;
		if (byte === LESS && !pair) return this.#hexString();
		this.at += (byte === LESS || byte === MORE) && pair ? 2 : 1;
		if (byte === LESS) return { kind: "open", text: "<<" };
		if (byte === MORE && pair) return { kind: "close", text: ">>" };
		if (byte === code("[")) return { kind: "open", text: "[" };
		if (byte === code("]")) return { kind: "close", text: "]" };
		return { kind: "word", text: String.fromCharCode(byte) };
	}

	#run(from: number): string {
		let end = from;
		while (isRegular(this.#bytes[end])) end++;
		this.at = end;
		return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + from, end - from).toString("latin1");
	}

	#skipSpace(): void {
		const bytes = this.#bytes;
		for (;;) {
			while (spaces.has(bytes[this.at]!)) this.at++;
			if (bytes[this.at] !== PERCENT) return;
			while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
		}
	}

	/** Parentheses in a string are balanced or escaped. */
	#string(): Token {
		const bytes = this.#bytes;
		let depth = 0;
		for (; this.at < bytes.length; this.at++) {
			const byte = bytes[this.at];
			if (byte === BACKSLASH) this.at++;
			else if (byte === OPEN) depth++;
			else if (byte === CLOSE && --depth === 0) break;
		}
		this.at++;
		return { kind: "string", text: "" };
	}

	#hexString(): Token {
		const end = this.#bytes.indexOf(MORE!, this.at);
		this.at = end === -1 ? this.#bytes.length : end + 1;
		return { kind: "string", text: "" };
	}
}

/** In a name, #4a stands for J. */
function unescaped(name: string): string {
	return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
