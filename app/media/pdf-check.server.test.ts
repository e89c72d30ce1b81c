import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { objectStream, pdf, streamOf } from "#tests/pdfs.ts";
import { checkPdf } from "./pdf-check.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

async function verdict(file: Buffer): Promise<string> {
	const refused = await checkPdf(file).catch((error: unknown) => error);
	if (refused === undefined) return "fine";
	return refused instanceof RefusedDocument ? refused.reason : String(refused);
}

describe("a PDF is taken", () => {
	test.each<[string, Buffer]>([
		["that is plain", pdf()],
		["that opens at a page, which runs nothing", pdf({ more: ["<< /OpenAction [3 0 R /Fit] >>"] })],
		[
			"with links and a form to fill in",
			pdf({ more: ["<< /S /URI /URI (https://example.com) >>", "<< /AcroForm << >> >>"] }),
		],
		["with objects in a compressed stream", pdf({ more: [objectStream([page(), "<< /A (1) >>"])] })],
		["whose stream's filter stands in a list", pdf({ more: [objectStream([page()], "/Filter [ /FlateDecode ]")] })],
		["that speaks of scripts in a text", pdf({ more: ["<< /Title (/JavaScript \\) /JS) /Subject </4a53> >>"] })],
		["with such words in its pictures", pdf({ more: [streamOf("", Buffer.from("/JS /Launch obj /AA x"))] })],
		["with a few bytes behind its end", Buffer.concat([pdf(), Buffer.alloc(200)])],
	])("%s", async (_, file) => {
		expect(await verdict(file)).toBe("fine");
	});

	test("whatever the bytes of its pictures happen to spell", async () => {
		for (let at = 0; at < 20; at++)
			expect(await verdict(pdf({ more: [streamOf("", randomBytes(500_000))] }))).toBe("fine");
	});
});

describe("a PDF is refused", () => {
	test.each<[string, Buffer, string]>([
		["with a script", pdf({ more: [script] }), "document.script"],
		[
			"with a script whose name is written in numbers",
			pdf({ more: ["<< /S /#4aavaScript /J#53 (1) >>"] }),
			"document.script",
		],
		[
			"that runs a script when it opens",
			pdf({ more: ["<< /OpenAction << /S /JavaScript /JS 9 0 R >> >>"] }),
			"document.script",
		],
		["with a script in a compressed stream", pdf({ more: [objectStream([page(), script])] }), "document.script"],
		["with a script in a stream that does not say what it is", pdf({ more: [hiddenStream()] }), "document.script"],
		["with a script behind a comment", pdf({ more: [`% (\n${script}`] }), "document.script"],
		[
			"with a script where only its table of contents leads",
			pdf({ more: [streamOf("", Buffer.from(`7 0 obj ${script} endobj`))] }),
			"document.script",
		],
		["with a script behind a text that never ends", pdf({ more: ["(never", script] }), "document.script"],
		["that starts a program", pdf({ more: ["<< /S /Launch /F (calc.exe) >>"] }), "document.launch"],
		["that sends a form", pdf({ more: ["<< /S /SubmitForm >>"] }), "document.launch"],
		["that does something when it is paged through", pdf({ more: ["<< /AA << /O 5 0 R >> >>"] }), "document.automatic"],
		["with a file in it", pdf({ more: ["<< /Type /Filespec /EF << /F 9 0 R >> >>"] }), "document.attachment"],
		["with a named file in it", pdf({ more: ["<< /Names << /EmbeddedFiles 9 0 R >> >>"] }), "document.attachment"],
		["that is a dynamic form", pdf({ more: ["<< /AcroForm << /XFA [] >> >>"] }), "document.xfa"],
		["with a film in it", pdf({ more: ["<< /Subtype /RichMedia >>"] }), "document.media"],
		["that is encrypted", pdf({ trailer: "/Encrypt 9 0 R" }), "document.encrypted"],
		[
			"that is encrypted with its objects packed",
			pdf({
				more: [
					streamOf("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", randomBytes(99)),
					"<< /Type /XRef /Encrypt 9 0 R >>",
				],
			}),
			"document.encrypted",
		],
		[
			"whose objects are packed twice",
			pdf({ more: [objectStream([page()], "/Filter [/ASCIIHexDecode /FlateDecode]")] }),
			"document.unchecked",
		],
		[
			"whose objects are mixed up before they are packed",
			pdf({ more: [objectStream([page()], "/Filter /FlateDecode /DecodeParms << /Predictor 12 >>")] }),
			"document.unchecked",
		],
		["whose packing is told elsewhere", pdf({ more: [objectStream([page()], "/Filter 9 0 R")] }), "document.unchecked"],
		["that unpacks to gigabytes", pdf({ more: [bomb()] }), "document.unchecked"],
		["that nests without end", pdf({ more: ["<< /A ".repeat(100_000)] }), "document.unchecked"],
		[
			"that begins a text again and again",
			pdf({ more: [streamOf("", Buffer.from("obj<</A(".repeat(1_000_000)))] }),
			"document.unchecked",
		],
		["whose streams all end in the same place", pdf({ more: [endlessStreams()] }), "document.unchecked"],
		["that was cut off", pdf().subarray(0, -40), "document.broken"],
		["that has nothing in it", Buffer.from("%PDF-1.7\n%%EOF\n"), "document.broken"],
		["that is a picture", Buffer.from("\xff\xd8\xff\xe0 %PDF-1.7 %%EOF", "latin1"), "document.type"],
		["that is a page of HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "document.type"],
	])("%s", async (_, file, reason) => {
		expect(await verdict(file)).toBe(reason);
	});
});

function page(): string {
	return "<< /Type /Page /Parent 2 0 R >>";
}

/** An object stream without its type: programs recognise it by where its first object lies. */
function hiddenStream(): Buffer {
	return streamOf("/N 1 /F#69rst 5 /Filter /FlateDecode", deflateSync(Buffer.from(`10 0 ${script}`)));
}

/** Each stream begins in the one before, and all reach to the same end, so that each costs a search of the whole rest. */
function endlessStreams(): Buffer {
	return Buffer.from(`${"obj<</N 0/First 0>>stream\n".repeat(20_000)}endstream`);
}

function bomb(): Buffer {
	return streamOf("/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode", deflateSync(Buffer.alloc(200_000_000)));
}
