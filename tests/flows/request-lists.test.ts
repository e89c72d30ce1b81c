import { expect, test } from "vitest";
import { useBuiltSite, type Visitor } from "../app.ts";
import { LIST, useInbox } from "../inbox.ts";
import { makeRequest } from "../make.ts";

useBuiltSite();

const { staff } = useInbox();

/** The names in the list, in order. */
async function names(query: string, visitor: Visitor = staff.admin): Promise<string[]> {
	const page = await visitor.page(`${LIST}?${query}`);
	const rows = /<tbody>.*<\/tbody>/s.exec(page)?.[0] ?? "";
	return [...rows.matchAll(/<td class="name"><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!);
}

test("the list of requests is filtered by who answers, subject, machine, language, source, follow-up, outcome and days, all at once", async () => {
	const me = staff.admin.user.id;
	await makeRequest({ name: "A", assigned_to: me, default_subject: "offerSubject", offer_name: "Brecher" });
	await makeRequest({ name: "B", language: "en", source: '{"campaign":"utm_source=\\"sheet\\":"}' });
	await makeRequest({ name: "C", follow_up: "2020-01-01", source: '{"sheet":true}', language: "en" });
	await makeRequest({ name: "D", follow_up: "2099-01-01", created_at: "2026-03-01T22:59:59.999Z" });
	await makeRequest({ name: "E", outcome: "lost", bearbeitet: true, created_at: "2026-03-01T23:00:00.000Z" });
	const found = async (query: string) => (await names(`ansicht=alle&${query}`)).sort().join("");
	expect(await found("")).toBe("ABCDE");
	expect(await found(`assigned=${me}`)).toBe("A");
	expect(await found("assigned=nobody")).toBe("BCDE");
	expect(await found("subject=offerSubject")).toBe("A");
	expect(await found("subject=own&machine=without")).toBe("BCDE");
	expect(await found("language=en")).toBe("BC");
	expect(await found("source=sheet")).toBe("C");
	expect(await found("source=sheet&source=campaign")).toBe("BC");
	expect(await found("language=en&source=sheet")).toBe("C");
	expect(await found("due=due")).toBe("C");
	expect(await found("due=planned&due=none&language=de")).toBe("ADE");
	expect(await found("outcome=lost")).toBe("E");
	// A day begins at midnight in the office, in winter an hour before that in UTC.
	expect(await found("to=2026-03-01")).toBe("D");
	expect(await found("from=2026-03-02&to=2026-03-02")).toBe("E");
	expect(await found("language=en&q=bagger")).toBe("BC");
	expect(await found("language=en&q=ba")).toBe("BC");
	expect(await names("language=de")).toEqual(["A", "D"]);
});
