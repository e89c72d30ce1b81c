import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { signedInAs, useBuiltSite, useStaff } from "../app.ts";
import { json, startTranslator, type Translator } from "../translator.ts";
import { countBefore } from "../rows.ts";

let translator: Translator;
beforeAll(async () => {
	translator = await startTranslator();
	process.env.DEEPL_API_KEY = "secret-key";
	process.env.DEEPL_URL = translator.address;
});
afterAll(() => translator.stop());
useBuiltSite();

const manager = useStaff("angebots_admin");
beforeEach(async () => {
	translator.answers = null;
	translator.asked.length = 0;
	await db().deleteFrom("throttles").execute();
});

const address = "/admin/uebersetzen";
const asForm = (text: string) => ({ form: { textToTranslate: text } });

describe("the address for translating", () => {
	test("answers with the translated text, by both roles", async () => {
		for (const person of [manager, await signedInAs("admin")]) {
			const response = await person.visit(address, asForm("Bagger, groß"));
			expect(response.status).toBe(200);
			expect(await response.json()).toEqual({ translatedText: "EN: Bagger, groß" });
		}
	});

	test("names a reason and a code when it fails, and nothing of the service or its key", async () => {
		translator.answers = (_, response) => json(response, 403, { message: "Wrong endpoint, inner words" });
		const response = await manager.visit(address, asForm("Bagger"));
		expect(response.status).toBe(502);
		expect(await response.json()).toEqual({ reason: "keyRefused", code: 502 });
	});

	test("asks whoever has had a hundred texts translated in ten minutes to wait, and nobody else", async () => {
		await countBefore(`translate ${manager.user.id}`, 99);
		expect((await manager.visit(address, asForm("Hundert"))).status).toBe(200);
		const response = await manager.visit(address, asForm("Hunderteins"));
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(200);
		expect(await response.json()).toMatchObject({ reason: "tooMany", code: 429 });
		expect((await (await signedInAs("admin")).visit(address, asForm("Andere"))).status).toBe(200);
		expect(translator.asked).toHaveLength(2);
	});
});
