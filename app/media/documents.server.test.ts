import { expect, test } from "vitest";
import { checkDocument } from "./documents.server.ts";

test("a document may have as many bytes as the limit says, and not one more", () => {
	const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");
	expect(() => checkDocument(pdf, pdf.byteLength - 1)).toThrow(
		expect.objectContaining({ reason: "document.tooLarge" }),
	);
	expect(() => checkDocument(pdf, pdf.byteLength)).not.toThrow();
});
