import { describe, expect, test } from "vitest";
import { dePapersForm } from "#app/texts/public/de/papers.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";

useBuiltSite();

const page = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const framesOf = (response: Response) =>
	/frame-src ([^;]+)/.exec(response.headers.get("Content-Security-Policy")!)![1]!.split(" ");

const staff = useStaff("verkauf");
describe("the video of an offer", () => {
	test("may be framed on its page from exactly that host, and on a page without a video from none", async () => {
		const [plain, youTube, vimeo] = [
			await makeOffer(),
			await makeOffer({ video: "https://youtu.be/dQw4w9WgXcQ" }),
			await makeOffer({ video: "https://vimeo.com/76979871" }),
		];
		const frames = async (path: string) => framesOf(await visitor().visit(path));
		const usual = await frames("/kontakt");
		expect(usual.join()).not.toMatch(/youtube|vimeo/);
		expect(await frames(`/angebot/detail/${plain}`)).toEqual(usual);
		expect(await frames(`/angebot/detail/${youTube}`)).toEqual([...usual, "https://www.youtube-nocookie.com"]);
		// From the page cache, too.
		expect(await frames(`/angebot/detail/${youTube}`)).toEqual([...usual, "https://www.youtube-nocookie.com"]);
		expect(await frames(`/en/angebot/detail/${vimeo}`)).toEqual([...usual, "https://player.vimeo.com"]);
	});

	test("is a plain link without a script, says who gets data then, and loads nothing by itself", async () => {
		const id = await makeOffer({ video: "https://www.youtube.com/shorts/dQw4w9WgXcQ" });
		const html = await visitor().page(`/angebot/detail/${id}`);
		expect(html).toContain(`href="${page}"`);
		expect(html).toContain("lädt Ihr Browser etwas von YouTube");
		expect(html).not.toContain("<iframe");
		// The texts come with the page's data, so that its script has them, too.
		expect(html.split("Video abspielen").length).toBeGreaterThan(2);
		expect(html.replace(/<script[^]*?<\/script>/g, "")).not.toContain("youtube-nocookie.com");
	});

	test.each(["javascript:alert(1)"])("is refused in words as %j, with everything typed still there", async (video) => {
		const id = await makeOffer();
		const response = await staff.visit(`/admin/angebot-bearbeiten/${id}`, {
			form: { ...offerWords, name: "Neuer Name", video, version: "1" },
		});
		expect(response.status).toBe(400);
		const html = await response.text();
		expect(html).toContain('value="Neuer Name"');
		expect(html).toContain(video.length > 300 ? "Der Text ist zu lang." : dePapersForm["error.video"].slice(0, 40));
		expect((await offerRecords.findForEdit(id))!.video).toBeNull();
	});
});
