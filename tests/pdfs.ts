import { deflateSync } from "node:zlib";

const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>";

/** A PDF of one empty page; `more` are further objects, and `trailer` further entries of its trailer. */
export function pdf({ more = [], trailer = "" }: { more?: (string | Buffer)[]; trailer?: string } = {}): Buffer {
	const objects = [catalog, pages, page, ...more];
	const parts = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
	const length = () => parts.reduce((sum, part) => sum + part.length, 0);
	const offsets = objects.map((content, at) => {
		const offset = length();
		parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(content), Buffer.from("\nendobj\n"));
		return offset;
	});
	const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const start = length();
	const size = objects.length + 1;
	parts.push(
		Buffer.from(
			`xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
		),
	);
	return Buffer.concat(parts);
}

/** An object of a PDF with data. */
export function streamOf(entries: string, data: Buffer): Buffer {
	return Buffer.concat([
		Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
		data,
		Buffer.from("\nendstream"),
	]);
}

/** A compressed stream that holds objects. */
export function objectStream(values: string[], filter = "/Filter /FlateDecode"): Buffer {
	let offset = 0;
	const index = values.map((value, at) => {
		const pair = `${at + 10} ${offset}`;
		offset += value.length + 1;
		return pair;
	});
	const head = `${index.join(" ")}\n`;
	const content = Buffer.from(head + values.map((value) => `${value}\n`).join(""));
	return streamOf(`/Type /ObjStm /N ${values.length} /First ${head.length} ${filter}`, deflateSync(content));
}

/** A PDF of this many bytes. */
export function largePdf(bytes: number): Buffer {
	const data = Buffer.alloc(bytes - pdf({ more: [streamOf("", Buffer.alloc(10_000_000))] }).length + 10_000_000);
	return pdf({ more: [streamOf("", data)] });
}
