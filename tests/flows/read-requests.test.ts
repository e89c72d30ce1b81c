import { expect, test } from "vitest";
import { useBuiltSite } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeRequest } from "../make.ts";

useBuiltSite();
const { staff, pageOf } = useInbox();

test("the list of requests shows in bold what nobody of the office has opened; who opens it has read it for all, a browser that fetches ahead has not", async () => {
	const id = await makeRequest({ name: "Karl Neu" });
	const bold = /<a[^>]*class="font-bold[^"]*"[^>]*>Karl Neu<span class="sr-only"> .*\(ungelesen\)/;
	expect(await pageOf(LIST)).toMatch(bold);
	await staff.admin.visit(address(id), { headers: { "Sec-Purpose": "prefetch" } });
	expect(await pageOf(LIST)).toMatch(bold);
	await makeRequest({ name: "Vom Tisch", bearbeitet: true });
	expect(await pageOf(`${LIST}?ansicht=alle`)).toMatch(/<a[^>]*class=" underline-offset-4[^"]*"[^>]*>Vom Tisch</);
	await pageOf(address(id));
	expect(await pageOf(LIST)).not.toMatch(/<a[^>]*class="font-bold/);
});
