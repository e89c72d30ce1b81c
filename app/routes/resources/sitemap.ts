import { SitemapStream, streamToPromise } from "sitemap";
import { jobDates } from "../../careers/jobs.server.ts";
import { SPECULATIVE } from "../../requests/applications/application.ts";
import { config } from "../../foundation/config/config.server.ts";
import { languages, pathIn } from "../../foundation/i18n/language.ts";
import { newsDates } from "../../news/news.server.ts";
import { offerDates } from "../../machines/offers.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { aidAddress } from "../../machines/finder/aid.ts";
import { sitePages } from "../../site/pages.ts";

/** Every public page in both languages, each linked to its translation and with its last change where known. */
export const loader = publicLoader({}, async () => {
	const stream = new SitemapStream({
		hostname: config().publicUrl,
		xmlns: { news: false, image: false, video: false, xhtml: true },
	});
	const [offers, news, jobs] = await Promise.all([offerDates(), newsDates(), jobDates()]);
	const pages: { path: string; lastmod?: string }[] = [
		...sitePages.map(({ path }) => ({ path })),
		{ path: aidAddress("cost") },
		...offers.map(({ id, updated_at }) => ({ path: `/angebot/detail/${id}`, lastmod: updated_at })),
		...jobs.map(({ id, updated_at }) => ({ path: `/karriere/${id}`, lastmod: updated_at })),
		{ path: `/karriere/${SPECULATIVE}` },
		...news.map(({ id, updated_at }) => ({ path: `/news/${id}`, lastmod: updated_at })),
	];
	for (const { path, lastmod } of pages) {
		const links = [...languages.map((lang) => ({ lang, url: pathIn(lang, path) })), { lang: "x-default", url: path }];
		for (const language of languages) stream.write({ url: pathIn(language, path), links, ...(lastmod && { lastmod }) });
	}
	stream.end();
	return new Response(new Uint8Array(await streamToPromise(stream)), {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
	});
});
