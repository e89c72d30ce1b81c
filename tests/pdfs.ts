const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>";

/** A PDF of one empty page; `more` are further objects. */
export function pdf(more: string[] = []): Buffer {
	const objects = [catalog, pages, page, ...more];
	let text = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
	const offsets = objects.map((content, at) => {
		const offset = text.length;
		text += `${at + 1} 0 obj\n${content}\nendobj\n`;
		return offset;
	});
	const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	const head = `xref\n0 ${size}\n0000000000 65535 f \n${lines}`;
	const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
	return Buffer.from(text + head + trailer, "latin1");
}

/** A PDF of this many bytes. */
export function largePdf(bytes: number): Buffer {
	return Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length)]);
}
