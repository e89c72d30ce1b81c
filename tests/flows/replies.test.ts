import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { repliesOf, storeReply } from "#app/requests/replies/store-reply.server.ts";
import { readReply } from "#app/requests/replies/reply-mail.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeRequest, pictureBytes } from "../make.ts";
import { pdf } from "../pdfs.ts";
import { replyMail } from "../reply-mail.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const { pageOf, staff } = useInbox();
let sales: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
	sales = await signedInAs("verkauf");
});

async function arrive(request: string, words: Parameters<typeof replyMail>[0]) {
	const mail = await readReply(await replyMail(words));
	await storeReply(request, { ...mail, received_at: new Date().toISOString() }, async () => []);
}
const attachments = async () => [
	{ filename: "Typenschild.jpg", content: await pictureBytes() },
	{ filename: "Prüfbericht.pdf", content: pdf() },
	{ filename: "rechnung.docx", content: Buffer.alloc(1_200_000) },
];

describe("a reply by mail", () => {
	test("stands in the thread with its files, its quoted lines folded and its HTML as words; the list says that it waits for us", async () => {
		const id = await makeRequest({
			name: "Erika Reply",
			first_answer_at: "2026-01-02T08:00:00.000Z",
			bearbeitet: true,
		});
		await arrive(id, { text: "Passt so.\n\n> Noch da?\n", attachments: await attachments() });
		const html = '<p onclick="alert(1)">Dick &amp; <b>fett</b></p>';
		await arrive(id, { from: "hof@example.org", text: "", html });
		await arrive(id, { subject: "Abwesend", headers: { "Auto-Submitted": "auto-replied" } });
		const page = await pageOf(address(id));
		expectWords(
			page,
			"Antwort des Absenders",
			"Passt so.",
			"Zitierten Text zeigen",
			"Dick &amp; fett",
			"Automatische Antwort",
		);
		expectWords(page, "rechnung.docx, 1,2\u00a0MB: nicht übernommen, liegt im Postfach");
		expectWords(page, "Von einer anderen Adresse: hof@example.org", "Absender hat geantwortet");
		expectNoWords(page, "<b>fett", "onclick");
		expect(page).toMatch(/<summary[^>]*>Zitierten Text zeigen<\/summary><p[^>]*>&gt; Noch da\?<\/p><\/details>/);
		expectWords(await pageOf(`${LIST}?ansicht=wartet-auf-uns`), "Erika Reply");
		expectNoWords(await pageOf(`${LIST}?ansicht=bearbeitet`), "Erika Reply");
	});

	test("gives its files to whoever may read requests, as downloads, and to nobody else by any address", async () => {
		const id = await makeRequest();
		await arrive(id, { attachments: await attachments() });
		const [{ files } = { files: [] }] = await repliesOf(id);
		const picture = `${address(id)}/foto/${"id" in files[0]! ? files[0].id : ""}`;
		const document = "id" in files[1]! ? files[1].id : "";
		const paper = `${address(id)}/unterlage/${document}`;
		const answer = await sales.visit(paper);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("application/pdf");
		expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; .*Pr%C3%BCfbericht\.pdf/);
		expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
		expect((await sales.visit(picture)).headers.get("Content-Type")).toBe("image/webp");
		for (const path of [paper, picture]) {
			expect((await staff.manager.visit(path)).status, path).toBe(302);
			expect((await visitor().visit(path)).status, path).toBe(302);
		}
		const other = await makeRequest();
		for (const path of [
			`/admin/unterlagen/${document}`,
			`/unterlagen/${document}`,
			`${address(other)}/unterlage/${document}`,
			`${address(other)}/foto/${picture.split("/").at(-1)}`,
		])
			expect((await sales.visit(path)).status, path).toBeGreaterThanOrEqual(403);
		expect((await staff.manager.visit(`/admin/unterlagen/${document}`)).status).toBe(404);
		const { path } = await db()
			.selectFrom("pictures")
			.select("path")
			.where("owner_id", "=", id)
			.executeTakeFirstOrThrow();
		expect((await visitor().visit(`/media/${path}`)).status).toBe(404);
	});
});
